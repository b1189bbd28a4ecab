# Two commands: `make play` and `make test`. Needed: Python 3.11 or newer, make, git; a C compiler for the fast build.

PYTHON ?= python3
BIN := .venv/bin
PLAY := serve --open
PIP := python -m pip install --quiet --disable-pip-version-check
PINNED := --require-hashes --no-deps  # the files name every package: nothing has to be resolved
PINS := uv pip compile --universal --python-version 3.11 --generate-hashes --no-header --quiet
SITE := nice -n 5 $(BIN)/python -m sphinx -b html -c docs -d build/docs/trees --fail-on-warning --keep-going --quiet . build/docs/html
PYTEST := $(BIN)/python -m pytest --dist worksteal -n
COMPILED := UNDERCROFT_BUILD=compiled UNDERCROFT_LAWS=brief PYTHONPATH=build/compiled
BOTH := tests/kernel tests/games tests/bots tests/test_signatures.py
WHOLE := $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)  # what one of several says is not mixed up
# Where Windows is another system; rules and bots ask no system for anything, and take longest to check.
ELSEWHERE := -p undercroft.jobs -p undercroft.server -p undercroft.terminal -p undercroft.lab.sim -m undercroft.cli

# Hundreds of processes of the tests load the same files: they compile them once, whatever the shell would have it.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: help help-all play test quick lint docs web site wasm pure compile packages release-check sbom container topology page-bench bench calibration peers cluster lab notebooks laws refusals soak reasons faults fuzz hunt screens listen puzzles chaos simulate single planted mutants golden records signatures pictures pins clean

help:
	@echo "make play       open the table in your browser; PLAY=\"play chest\" plays in the terminal"
	@echo "make test       run everything: lint, types, docs, web client, all tests on both builds"
	@echo "make quick      run lint, types, the kernel's tests and those of the games this branch changed"
	@echo "make lint       run ruff, mypy and the checks of public types and docstrings"
	@echo "make docs       check the pages, and build the documentation in build/docs/html"
	@echo "make web        build the web client; check its types, mistakes and layout"
	@echo "make compile    build the fast copy in build/compiled with mypyc"
	@echo "make packages   build sdist and wheels in dist/, install and try them in clean environments"
	@echo "make bench      measure, and write bench/results/ and the figures in the README"
	@echo "make clean      remove everything that was built or installed"
	@echo "make help-all   list the other targets"

help-all: help
	@echo
	@echo "make site       build the static table in build/site: plain files, no server"
	@echo "make wasm       compile kernel, games and bots for the static table; needs Emscripten, see scripts/wasm/build.py"
	@echo "make page-bench measure the static table in a browser; write bench/results/page.*"
	@echo "make container  build the image of the server with buildah, and try it with crun; needs root"
	@echo "make topology   try what deploy/compose.yaml describes in network namespaces; needs root, ip and caddy"
	@echo "make release-check  do everything a release needs short of publishing; say what is left for a person"
	@echo "make sbom       write the list of what a server contains, with hashes: dist/undercroft-VERSION.cdx.json"
	@echo "make fuzz       feed every decoder what coverage suggests, SECONDS=60 each; needs Linux"
	@echo "make pure       run all tests on the pure build"
	@echo "make laws       run the laws of every game with more steps, courses and moments than make test"
	@echo "make soak       play 100,000 random games of every game and 3,000 by bots; check every position"
	@echo "make reasons    recompute what hints say, on 1,000 decisions of every game"
	@echo "make calibration  compare shown chances with the results of games; write bench/results/calibration.*"
	@echo "make refusals   try 100,000 illegal moves of every game; check that each reason is true"
	@echo "make faults     feed the compiled build bad input of every kind; nothing may end the process"
	@echo "make hunt       run the browser tests on a bad line and a starved machine, with several kinds of luck"
	@echo "make screens    play the four games in a browser; check every decision at six sizes in both languages"
	@echo "make listen     play the four games in a browser by keyboard and accessibility tree alone, in both languages"
	@echo "make puzzles    find COUNT more puzzles of GAME, each held by three long searches, and add them to its data"
	@echo "make chaos      play while servers, bots and databases are killed; no acknowledged move may be lost"
	@echo "make simulate   run the server in simulated worlds for SECONDS=600 on all cores, or the world SEED=7 again"
	@echo "make single     play simulated matches in which one operation fails, for every operation"
	@echo "make planted    plant bugs in the server one at a time; the simulation has to notice each"
	@echo "make mutants    change the rules a little, one place at a time; some test has to notice"
	@echo "make lab        run the research interfaces under the tests of PettingZoo and OpenSpiel"
	@echo "make notebooks  run the notebooks in examples/notebooks from the first cell to the last"
	@echo "make cluster    run simulations on a Ray cluster and write Parquet files"
	@echo "make peers      install other engines for make bench to compare with"
	@echo "make golden     write tests/playthroughs/ and docs/games/reference/ again after a change of rules"
	@echo "make records    write tests/records/ again after a change of rules"
	@echo "make signatures write tests/signatures.json again after a change of play that is meant"
	@echo "make pictures   take the pictures of the README and the pages again"
	@echo "make pins       write requirements*.txt again after a change of dependencies (needs uv)"

# `make play PLAY="play chest"` plays in the terminal, which needs no web client. The table that needs no server is built
# while the server runs already; it is there when it is done, and what went wrong stands in build/site.log. So is the
# documentation, where `make docs` or `make test` has installed what builds it.
play: .venv/for-play
	@case '$(PLAY)' in serve*) $(BIN)/python scripts/web/build.py && mkdir -p build && \
	  { (nice -n 19 $(BIN)/python scripts/web/site.py; nice -n 19 $(SITE)) >build/site.log 2>&1 </dev/null & } ;; esac
	@PYTHONPATH=$$($(BIN)/python scripts/compile.py --cached) $(BIN)/undercroft $(PLAY)

# What each says comes when it is done. The rules as plain Python need not wait for the compiler; they make way for what
# others wait for. Without a C compiler everything runs as plain Python, and make says so.
test: .venv/for-test
	@if $(BIN)/python scripts/compile.py --possible; \
	then $(MAKE) --no-print-directory $(WHOLE) -j 4 compile pages lint docs on-pure on-browsers on-compiled; \
	else echo 'The compiled build is NOT tested: it needs a C compiler and the headers of Python.' && \
	  $(MAKE) --no-print-directory -j 2 lint docs pages && $(MAKE) --no-print-directory pure; \
	fi

quick: lint
	UNDERCROFT_BUILD=pure $(PYTEST) 3 $$($(BIN)/python scripts/quick.py)

lint: .venv/for-test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	nice -n 5 $(BIN)/mypy src hatch_build.py scripts/*.py scripts/packages/*.py scripts/container/*.py bench/*.py examples/lab/*.py tests
	nice -n 5 $(BIN)/mypy --platform win32 --cache-dir .mypy_cache/win32 $(ELSEWHERE)
	nice -n 5 $(BIN)/python scripts/check_types.py
	$(BIN)/python scripts/check_style.py

docs: .venv/for-test
	$(BIN)/python scripts/check_docs.py
	$(SITE)

web: .venv/for-test
	$(BIN)/python scripts/web/build.py --check

site: .venv/for-test
	$(BIN)/python scripts/web/site.py

wasm: .venv/for-test
	$(BIN)/python scripts/wasm/build.py --toolchain

# All tests on the compiled build, where bots think faster; what is compiled (kernel, games, bots) as plain Python too.
# Side by side, since tests with servers and browsers often wait.
.PHONY: pages on-browsers on-compiled on-pure
# Both are made of the same generated files: one after the other.
pages: web
	$(BIN)/python scripts/web/site.py

on-browsers: compile pages
	$(COMPILED) $(PYTEST) 2 tests/browser

on-compiled: compile pages
	$(COMPILED) $(PYTEST) 4 --ignore=tests/browser

on-pure: .venv/for-test
	UNDERCROFT_BUILD=pure UNDERCROFT_LAWS=brief nice -n 5 $(PYTEST) 1 $(BOTH)

pure: .venv/for-test
	UNDERCROFT_BUILD=pure $(PYTEST) 3

compile: .venv/for-test
	$(BIN)/python scripts/compile.py

packages: .venv/for-test
	$(BIN)/python scripts/packages/build.py

# Everything short of publishing. Two builds of the commit must be the same, byte by byte.
release-check: packages
	$(BIN)/python scripts/packages/reproduce.py
	$(BIN)/python scripts/packages/sbom.py
	$(BIN)/python scripts/packages/release.py

sbom: .venv/for-test
	$(BIN)/python scripts/packages/sbom.py

# BASE is a folder with a Debian that stands in for the base image, where there is no registry.
container: .venv/for-test
	$(BIN)/python scripts/container/build.py $(if $(BASE),--base $(BASE))

topology: compile web
	PYTHONPATH=build/compiled $(BIN)/python scripts/container/topology.py

page-bench: compile site
	PYTHONPATH=build/compiled $(BIN)/python -m bench.page --write

# All is measured, also when something slowed; then make fails.
bench: compile
	@slowed=0; \
	$(BIN)/python bench/run.py || slowed=1; \
	$(BIN)/python scripts/figures.py || exit 1; \
	PYTHONPATH=build/compiled $(BIN)/python -m bench.sim || slowed=1; \
	if [ -e build/lab/made ]; then $(COMPILED) build/lab/bin/python bench/lab.py || slowed=1; fi; \
	exit $$slowed

# Goes on where it was stopped: games are kept in build/calibration until the source changes.
calibration: compile
	PYTHONPATH=build/compiled $(BIN)/python -m bench.calibration

peers: build/peers/made

cluster: build/cluster/made
	build/cluster/bin/python -m pytest -q -p no:cacheprovider --noconftest -o addopts= tests/cluster

lab: compile build/lab/made
	PYTHONPATH=build/compiled build/lab/bin/python -m pytest tests/lab

notebooks: compile build/lab/made
	PYTHONPATH=build/compiled build/lab/bin/python -m pytest tests/lab/test_notebooks.py

# The laws at every table with more steps, courses and moments than in `make test`.
laws: compile
	UNDERCROFT_BUILD=compiled PYTHONPATH=build/compiled $(PYTEST) 3 tests/conformance

refusals: compile
	PYTHONPATH=build/compiled:. $(BIN)/python -m tests.refusals

soak: compile
	PYTHONPATH=build/compiled $(BIN)/python scripts/soak.py
	PYTHONPATH=build/compiled $(BIN)/python scripts/soak.py --games 1000 --bots greedy mixed turning

# About two hours: a thousand reasons of every game.
reasons: compile
	PYTHONPATH=build/compiled $(BIN)/python scripts/check_reasons.py --to bench/results/reasons.json

faults: compile
	PYTHONPATH=build/compiled $(BIN)/python scripts/faults.py --rounds 30

SECONDS ?= 60
fuzz: build/fuzz/made
	build/fuzz/bin/python -m tests.fuzz --seconds $(SECONDS)

# A slow machine costs nothing when tests starve each other: eight of the server's to a core, four browsers to a core.
hunt: compile
	cores=$$(getconf _NPROCESSORS_ONLN); export UNDERCROFT_SLOW=300 $(COMPILED); \
	$(BIN)/python -m pytest -n $$((8 * cores)) tests/server || exit 1; \
	for luck in good bad odd even; do \
	  UNDERCROFT_LUCK=$$luck $(BIN)/python -m pytest -n $$((4 * cores)) tests/browser || exit 1; \
	done

screens: compile web
	$(COMPILED) $(BIN)/python -m tests.browser.screens

listen: compile web
	$(COMPILED) $(BIN)/python -m tests.browser.by_ear

COUNT ?= 5
puzzles: compile
	PYTHONPATH=build/compiled $(BIN)/python scripts/find_puzzles.py $(GAME) --more $(COUNT)

chaos: .venv/for-test
	$(BIN)/python -m tests.server.cuts --ledger --sqlite
	$(BIN)/python -m tests.server.cuts --ledger
	$(BIN)/python -m tests.server.chaos --ledger --sqlite
	$(BIN)/python -m tests.server.chaos --ledger
	$(BIN)/python -m tests.server.chaos --ledger --nats

# The fast copy of the rules is used if it is up to date.
SECONDS ?= 600
simulate: .venv/for-test
	PYTHONPATH=$$($(BIN)/python scripts/compile.py --cached) $(BIN)/python -m tests.simulation $(or $(SEED),--seconds $(SECONDS))

single: .venv/for-test
	PYTHONPATH=$$($(BIN)/python scripts/compile.py --cached) $(BIN)/python -m tests.simulation.single

planted: .venv/for-test
	$(BIN)/python -m tests.simulation.planted --to bench/results/planted.json

mutants: .venv/for-test
	$(BIN)/python -m tests.mutants --again all

golden: .venv/for-test
	$(BIN)/python -m tests.conformance.playthrough
	$(BIN)/python -m scripts.reference

records: .venv/for-test
	$(BIN)/python scripts/pin_records.py

signatures: .venv/for-test
	$(BIN)/python -m tests.signatures

pictures: compile pages
	PYTHONPATH=build/compiled $(BIN)/python -m scripts.pictures

pins:
	$(PINS) pyproject.toml --extra server --group build --output-file requirements.txt
	$(PINS) pyproject.toml --extra server --extra postgres --extra nats --extra notices --output-file requirements-server.txt
	$(PINS) pyproject.toml --extra dev --group build --output-file requirements-dev.txt
	$(PINS) --group peers --output-file requirements-peers.txt
	$(PINS) --group fuzz --output-file requirements-fuzz.txt
	$(PINS) --group notebooks --output-file requirements-notebooks.txt
	$(PINS) pyproject.toml --extra parquet --extra ray --group build --group cluster --output-file requirements-cluster.txt
	$(PINS) --group wheels --output-file .github/requirements-wheels.txt

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis test-results
	rm -rf web/node_modules web/gen src/undercroft/server/static tests/browser/node_modules
	rm -rf scripts/site/node_modules src/undercroft/server/alone
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

# A marker says that the pinned packages are in; tests need more of them than play.
.venv/for-play: requirements.txt pyproject.toml
.venv/for-test: requirements-dev.txt pyproject.toml
# Most of it is never imported; the rest is compiled when it is.
.venv/for-test: PIP += --no-compile
.venv/for-play .venv/for-test: | .venv/made
	$(BIN)/$(PIP) $(PINNED) -r $<
	$(BIN)/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

.venv/made:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or newer is needed, this is " + sys.version if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	@touch $@

build/cluster/made: requirements-cluster.txt pyproject.toml
	$(PYTHON) -m venv build/cluster
	build/cluster/bin/$(PIP) $(PINNED) -r $<
	build/cluster/bin/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

build/peers/made: requirements-peers.txt
	$(PYTHON) -m venv build/peers
	build/peers/bin/$(PIP) $(PINNED) -r $<
	@touch $@

build/fuzz/made: requirements-dev.txt requirements-fuzz.txt pyproject.toml
	$(PYTHON) -m venv build/fuzz
	build/fuzz/bin/$(PIP) $(PINNED) -r requirements-dev.txt
	build/fuzz/bin/$(PIP) $(PINNED) -r requirements-fuzz.txt
	build/fuzz/bin/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@

# What the extras of the lab need, with what the tests need.
build/lab/made: requirements-dev.txt requirements-peers.txt requirements-notebooks.txt pyproject.toml
	$(PYTHON) -m venv build/lab
	build/lab/bin/$(PIP) $(PINNED) -r requirements-dev.txt
	build/lab/bin/$(PIP) $(PINNED) -r requirements-peers.txt
	build/lab/bin/$(PIP) $(PINNED) -r requirements-notebooks.txt
	build/lab/bin/$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
