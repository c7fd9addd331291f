# Two stages: everything is built and checked against its hashes in the first, the second only runs.
FROM python:3.11-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY requirements*.txt ./
# For PostgreSQL: requirements-postgres.txt
ARG REQUIREMENTS=requirements.txt
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r "$REQUIREMENTS"
# What builds the wheel, mypyc above all, stays behind in this stage.
RUN python -m venv /opt/build \
    && /opt/build/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements-dev.txt
COPY pyproject.toml setup.py README.md LICENSE ./
COPY bot ./bot
COPY data/boards ./data/boards
RUN ANTIKE_COMPILE=1 /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir dist . \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --no-deps --no-index dist/*.whl

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /app antike \
    && install -d -o antike -g antike /var/lib/antike
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
ENV PATH=/opt/venv/bin:$PATH \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    ANTIKE_DATABASE=/var/lib/antike/antike.sqlite3
USER antike
VOLUME /var/lib/antike
# The running bot renews a sign of life while it is connected; an old one means that something hangs.
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot", "health"]
ENTRYPOINT ["python", "-m", "bot"]
CMD ["run"]
