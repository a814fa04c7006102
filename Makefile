# Two commands do everything on a machine with Python >= 3.11, Node >= 20, git and make:
#   make play    install what is needed, compile the rules once, and play
#   make test    everything that CI checks

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
GAME ?= anno1503
WORKERS ?= 2

.PHONY: play serve test system lint types layers rules check unit format bench nightly clean
.DEFAULT_GOAL := play

$(VENV)/.play: requirements/base.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Carrack needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@test -x $(BIN)/python || { echo "Making the environment in $(VENV)"; $(PYTHON) -m venv $(VENV); }
	@echo "Installing what playing needs"
	@$(PIP) install -r requirements/base.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.test: $(VENV)/.play requirements/server.txt requirements/dev.txt
	@echo "Installing what testing needs"
	@$(PIP) install -r requirements/dev.txt
	@touch $@

$(VENV)/.serve: $(VENV)/.play requirements/server.txt
	@echo "Installing what hosting needs"
	@$(PIP) install -r requirements/server.txt
	@touch $@

play: $(VENV)/.play
	@$(BIN)/carrack warm $(GAME)
	@$(BIN)/carrack play $(GAME)

# host tables on this machine; the address and the data file are printed
serve: $(VENV)/.serve
	@$(BIN)/carrack warm
	@$(BIN)/carrack serve

test: system lint types layers unit rules

# Debian's packages that tests need, where they may be installed; where not, the tests that need them say that they are skipped
system:
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || { \
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing PostgreSQL for the tests"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends postgresql; } >/dev/null \
	      || echo "PostgreSQL could not be installed: tests against it are skipped"; \
	  else echo "PostgreSQL is not installed: tests against it are skipped (apt-get install postgresql)"; fi; }

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/pyright

layers: $(VENV)/.test
	$(BIN)/lint-imports

unit: $(VENV)/.test
	$(BIN)/carrack warm
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

# how many rule ids of each game are cited by its tests; fails when one is missing
rules: $(VENV)/.test
	$(BIN)/carrack check --only cited

check: $(VENV)/.test
	$(BIN)/carrack check

format: $(VENV)/.test
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

bench: $(VENV)/.play
	$(BIN)/carrack bench

# hundreds of thousands of random games with all invariants
nightly: $(VENV)/.test
	$(BIN)/carrack check --effort long

clean:
	rm -rf $(VENV) build dist .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
