# Two stages: everything is built and checked against its hashes in the first, the second only runs.
FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements*.txt ./
# What builds the wheel, mypyc above all, stays behind in this stage.
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements-dev.txt
# For PostgreSQL: requirements-postgres.txt
ARG REQUIREMENTS=requirements.txt
# What runs has no pip: nothing is ever installed there again.
RUN python -m venv --without-pip /opt/venv \
    && /opt/build/bin/pip --python /opt/venv/bin/python install --no-cache-dir --disable-pip-version-check \
        --require-hashes -r "$REQUIREMENTS"
COPY pyproject.toml setup.py README.md LICENSE ./
COPY bot ./bot
COPY discord_sandbox ./discord_sandbox
COPY data/boards ./data/boards
COPY data/lessons ./data/lessons
COPY data/puzzles ./data/puzzles
RUN ANTIKE_COMPILE=1 /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
    && /opt/build/bin/pip --python /opt/venv/bin/python install --no-cache-dir --disable-pip-version-check \
        --no-deps --no-index dist/*.whl

FROM python:3.11-slim
RUN python -m pip uninstall --yes --root-user-action ignore pip setuptools wheel \
    && useradd --uid 10001 --no-create-home --no-log-init --home-dir /app --shell /usr/sbin/nologin antike \
    && install -d -o antike -g antike /var/lib/antike
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    ANTIKE_DATABASE=/var/lib/antike/antike.sqlite3
# By its number, so that whoever asks for a user without rights can see that it is one.
USER 10001
VOLUME /var/lib/antike
# Says no where Discord or the database is gone, and where the bot has given no sign of life for a minute.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
STOPSIGNAL SIGTERM
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
