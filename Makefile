# `make run` and `make test` do everything on a fresh machine that has Python 3.11 or newer.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
LONG ?=

.DEFAULT_GOAL := help
.PHONY: help run test check format long lock clean

help: ## Tell what can be made
	@grep -hE '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 10

# Pinned versions with hashes. The bot itself is linked without building anything from afar.
$(READY): requirements-dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements-dev.txt
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

run: $(READY) ## Start the bot; without DISCORD_TOKEN, on a local sandbox with a web page
	$(BIN)/antike-bot run

test: check ## Check the code and run all tests
	$(BIN)/python -m pytest -n auto

check: $(READY) ## Format, lint, types and layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(READY) ## Format the code
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

long: $(READY) ## The long runs: 200 random games for each number of nations, checked after each action
	ANTIKE_LONG=1 $(BIN)/python -m pytest -n auto tests/engine/antike/test_random_games.py

lock: $(READY) ## Pin the newest versions that pyproject.toml allows, for every system and Python
	$(BIN)/python -m pip install --quiet uv
	$(BIN)/uv pip compile $(LOCK) -o requirements.txt pyproject.toml
	$(BIN)/uv pip compile $(LOCK) --extra dev -o requirements-dev.txt pyproject.toml

LOCK := --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-header --no-annotate \
	--no-emit-index-url --no-emit-find-links

clean: ## Remove the environment and what tools have left
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .import_linter_cache
