"""A net learns Race to the New Found Land against random play, and shows what it has learnt."""

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

from carrack.envs import single


def env():
    return single("newfoundland", seats=2, opponents="random", seat=None)  # any seat, drawn for each game


model = MaskablePPO(
    "MlpPolicy", make_vec_env(env, n_envs=16, seed=1), n_steps=512, batch_size=1024,
    gamma=0.999, gae_lambda=0.98, ent_coef=0.01, seed=1, device="cpu",
)  # fmt: skip
model.learn(100_000)
model.save("newfoundland.zip")

table, wins = env(), 0
for seed in range(100):
    seen, info = table.reset(seed=seed)
    ended = False
    while not ended:
        act, _ = model.predict(seen, action_masks=table.action_masks(), deterministic=True)
        seen, reward, ended, _, info = table.step(int(act))
    wins += reward == 1  # a victory
print(f"{wins} of 100 games won")  # noqa: T201
