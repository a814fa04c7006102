"""Processes beside another one."""

import signal
import subprocess
import sys
import time

PARENT = """
import os, time
from carrack.core.processes import pool
players = pool(1, nice=1)
child = players.submit(os.getpid).result()
players.submit(time.sleep, 600)
print(child, flush=True)
time.sleep(600)
"""
PATIENCE = 30


def test_they_end_when_their_parent_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as parent:
        assert parent.stdout is not None
        child = int(parent.stdout.readline())
        assert alive(child)
        parent.send_signal(signal.SIGKILL)
    end = time.monotonic() + PATIENCE
    while alive(child):
        assert time.monotonic() < end, "it goes on working for nobody"
        time.sleep(0.05)


def alive(process: int) -> bool:
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False
