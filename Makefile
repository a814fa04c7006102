# Two commands do everything on a machine with Python >= 3.11, Node >= 20, git and make:
#   make play    install what is needed, build the pages, compile the rules once, and open the games in a browser
#   make test    everything that CI checks
# The others:
#   make serve   the same server, without opening a browser      make terminal   play in this terminal
#   make web     build the browser's pages                       make dev        edit them and see every change at once
#   make docs    build the documentation into build/docs

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check -q
GAME ?= anno1503
WORKERS ?= 2
DEV_PORT ?= 8504

# what the pages are made of; folders too, so that a file that was taken away is noticed
PAGES := src/carrack/server/static/index.html
PACKAGES := node_modules/.package-lock.json
# who builds them: Node 20 before 20.19, 21, and 22 before 22.12 lack what the bundler needs: npm brings a newer one for that alone
NPM = $(shell node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(+(a === 20 ? b < 19 : a === 22 ? b < 12 : a < 22))' && echo npm || echo npx --yes --loglevel=error --package=node@22 --package=npm@11 npm)
SOURCES := $(shell find web/src web/art web/public web/index.html src/carrack/games/*/board 2>/dev/null) vite.config.ts svelte.config.js tsconfig.json

.PHONY: play serve terminal web dev test system lint types layers pages docs e2e rules check unit format bench nightly clean
.DEFAULT_GOAL := play

$(VENV)/.play: requirements/base.txt pyproject.toml hatch_build.py
	@$(PYTHON) -c 'import sys; sys.exit(0 if sys.version_info >= (3, 11) else "Carrack needs Python 3.11 or newer, this is " + sys.version.split()[0])'
	@$(BIN)/python -m pip --version >/dev/null 2>&1 || { echo "Making the environment in $(VENV)"; $(PYTHON) -m venv --clear $(VENV); }
	@echo "Installing what playing needs"
	@$(PIP) install -r requirements/base.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.serve: $(VENV)/.play requirements/server.txt
	@echo "Installing what hosting needs"
	@$(PIP) install -r requirements/server.txt
	@touch $@

$(VENV)/.test: $(VENV)/.serve requirements/envs.txt requirements/scale.txt requirements/docs.txt requirements/dev.txt
	@echo "Installing what testing needs"
	@$(PIP) install -r requirements/dev.txt
	@touch $@

$(PACKAGES): package-lock.json .npmrc
	@command -v node >/dev/null && command -v npm >/dev/null && node -e 'process.exit(process.versions.node.split(".")[0] >= 20 ? 0 : 1)' || { \
	  echo "The browser's pages are built with Node 20 or newer; $$(command -v node >/dev/null && echo "this is Node $$(node --version)" || echo "it is not installed")."; \
	  echo "Without it, carrack play plays in a terminal: make terminal"; exit 1; } >&2
	@echo "Installing what building the pages needs"
	@$(NPM) ci --loglevel=error
	@touch $@

$(PAGES): $(PACKAGES) $(SOURCES)
	@echo "Building the browser's pages"
	@$(NPM) run --silent build -- --logLevel warn

# the pages first: who has no Node is told before anything long begins
play: $(PAGES) $(VENV)/.serve
	@$(BIN)/carrack warm
	@$(BIN)/carrack serve --open

# host tables on this machine; the address and the data file are printed
serve: $(PAGES) $(VENV)/.serve
	@$(BIN)/carrack warm
	@$(BIN)/carrack serve

terminal: $(VENV)/.play
	@$(BIN)/carrack warm $(GAME)
	@$(BIN)/carrack play $(GAME)

web: $(PAGES)

# a server with data of its own, and Vite in front of it: open the address that Vite prints
dev: $(PACKAGES) $(VENV)/.serve
	@$(BIN)/carrack warm
	@mkdir -p build
	@$(BIN)/carrack serve --port $(DEV_PORT) --database build/dev.db & server=$$!; trap 'kill $$server 2>/dev/null' EXIT INT TERM; \
	  CARRACK_SERVER=http://127.0.0.1:$(DEV_PORT) $(NPM) run --silent dev

test: system lint types layers pages docs unit e2e rules

# Debian's packages that tests need, where they may be installed; where not, the tests that need them say that they are skipped
define install
	@$(3) || { \
	  if command -v apt-get >/dev/null && [ "$$(id -u)" = 0 ]; then \
	    echo "Installing $(2) for the tests"; \
	    { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $(1); } >/dev/null \
	      || echo "$(2) could not be installed: tests with it are skipped"; \
	  else echo "$(2) is not installed: tests with it are skipped (apt-get install $(1))"; fi; }
endef

system:
	$(call install,postgresql,PostgreSQL,ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null)
	$(call install,chromium,Chromium,command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null)

lint: $(VENV)/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: $(VENV)/.test
	$(BIN)/pyright

layers: $(VENV)/.test
	$(BIN)/lint-imports

# the browser's sources: types, that they are looked at at all, that those made from Python are up to date, and their own tests
pages: $(PACKAGES) $(VENV)/.test
	$(NPM) run --silent check
	$(NPM) run --silent canary
	$(NPM) run --silent types -- --check
	$(NPM) test --silent

# the documentation, into build/docs: warnings are errors, and every link is looked at, without a network
docs: $(VENV)/.test
	$(BIN)/python docs/site

unit: $(VENV)/.test
	$(BIN)/carrack warm
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --ignore tests/e2e

# people in real browsers at a real server
e2e: $(PAGES) $(VENV)/.test
	$(BIN)/carrack warm
	$(BIN)/pytest -n $(WORKERS) --dist worksteal tests/e2e

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
	rm -rf $(VENV) node_modules src/carrack/server/static build dist .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
