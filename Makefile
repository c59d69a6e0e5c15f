# `make kit` and `make test` need Python 3.11 or newer and nothing else: they set up .venv by themselves.

PYTHON ?= python3
UV ?= uv

ifeq ($(OS),Windows_NT)
BIN := .venv/Scripts
else
BIN := .venv/bin
endif

PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet
# Whoever calls make may have paths of another project in the environment. Without bytecode, each of the hundreds of
# processes that tests start would compile the program again.
unexport PYTHONPATH PYTHONHOME PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help

.PHONY: help
help: ## list what make can do
	@sed -n 's/^\([a-z-]*\):.*## /\1: /p' Makefile

.PHONY: kit
kit: .venv/run ## build every kit in content/ into output/
	$(BIN)/pnp build --all --out output

.PHONY: test
test: .venv/dev ## run the tests
	$(BIN)/python -m pytest --numprocesses auto --dist loadfile

.PHONY: test-collection
test-collection: .venv/dev ## run the tests that compile every kit, draw every picture and damage every kit
	$(BIN)/python -m pytest -m collection --numprocesses auto --dist loadfile

# The seed is printed with the command: `make fuzz SEED=...` tries the same examples again.
.PHONY: fuzz
fuzz: SEED ?= $(shell $(BIN)/python -c 'import secrets; print(secrets.randbelow(2**32))')
ifdef SECONDS
fuzz: .venv/dev ## try many more random examples than the tests do, or odd kits for SECONDS=N; SEED=N repeats a run
	$(BIN)/python -m tools.fuzz $(KINDS) --seconds $(SECONDS) --seed $(SEED)
else
fuzz: .venv/dev
	@seed=$(SEED); echo "seed $$seed: make fuzz SEED=$$seed tries the same examples again"; \
	$(BIN)/python -m pytest -m hypothesis --hypothesis-profile fuzz --hypothesis-seed $$seed \
		--numprocesses auto --dist loadfile $(TESTS) \
	|| { echo "seed $$seed: make fuzz SEED=$$seed tries the same examples again"; exit 1; }
endif

# Each package is judged by the tests of its own folder. `make mutate PACKAGES=text SEED=...` tries the same changes again.
.PHONY: mutate
mutate: .venv/dev ## change the program at random and see what its tests notice; SEED=N repeats a run
	nice -n 19 $(BIN)/python -m tools.mutate $(PACKAGES) $(if $(SEED),--seed $(SEED))

# Faults that others listed in texts that others transcribed: docs/checks-measured.md.
.PHONY: precision
precision: .venv/dev ## count the warnings of the checks on books and manuals that nobody here wrote
	$(BIN)/python -m tools.prose.precision

.PHONY: exam
exam: .venv/dev ## hold the checks against rules texts that they were not made for
	$(BIN)/python -m tools.exam

.PHONY: test-browser
test-browser: .venv/browser ## run the tests that drive Chromium, pdftotext and yaml-language-server
	$(BIN)/python -m pytest -m browser

.PHONY: lint
lint: .venv/dev ## check style, types and layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict pnp
	$(BIN)/lint-imports

.PHONY: bench
bench: .venv/dev ## measure against plain ReportLab
	$(BIN)/python -m bench

.PHONY: lock
lock: ## pin the dependencies again after a change in pyproject.toml, with uv
	$(LOCK) --extra fast --output-file requirements/run.txt
	$(LOCK) $(DEV_EXTRAS) --constraint requirements/run.txt --output-file requirements/dev.txt
	$(LOCK) $(DEV_EXTRAS) --extra browser --constraint requirements/dev.txt --output-file requirements/browser.txt

.PHONY: clean
clean: ## remove the environment, caches and built kits
	rm -rf .venv build dist .cache .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find output -mindepth 1 ! -name .gitkeep -delete

# One lock serves every system and Python that pnp runs on; prebuilt wheels only. The group is what an
# editable install without build isolation needs.
LOCK = $(UV) pip compile --quiet --universal --python-version 3.11 --only-binary :all: --generate-hashes \
	--custom-compile-command "make lock" --group build pyproject.toml
DEV_EXTRAS = --extra editor --extra farm --extra fast --extra dev

# Stamps: each step runs once, and again when what it was made from has changed.

.venv/python:
	$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "pnp needs Python 3.11 or newer")'
	@echo 'setting up .venv, once'
	$(PYTHON) -m venv --clear .venv
	@touch $@

.venv/run: .venv/python requirements/run.txt pyproject.toml hatch_build.py
	$(PIP) install --require-hashes --requirement requirements/run.txt
	$(PIP) install --no-deps --no-build-isolation --editable .
	@touch $@

.venv/dev: .venv/run requirements/dev.txt
	$(PIP) install --require-hashes --requirement requirements/dev.txt
	@touch $@

.venv/browser: .venv/dev requirements/browser.txt
	$(PIP) install --require-hashes --requirement requirements/browser.txt
	@touch $@
