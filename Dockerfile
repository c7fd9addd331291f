# Two stages: wheels are fetched and checked against their hashes in the first, the second only runs.
FROM python:3.11-slim AS build
WORKDIR /build
COPY requirements.txt ./
RUN python -m venv /opt/venv \
    && /opt/venv/bin/pip install --no-cache-dir --disable-pip-version-check --require-hashes -r requirements.txt

FROM python:3.11-slim
RUN useradd --system --uid 10001 --home-dir /app antike \
    && install -d -o antike -g antike /var/lib/antike
COPY --from=build /opt/venv /opt/venv
WORKDIR /app
COPY bot ./bot
COPY data/boards ./data/boards
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
