"""`python -m discord_sandbox`: the sandbox alone, without a bot."""

import argparse
import asyncio
import sys

from discord_sandbox.server import DEFAULT_TOKEN, Sandbox, serve


def main() -> int:
    """Serve until interrupted; 1 if the port is taken."""
    parser = argparse.ArgumentParser(prog="python -m discord_sandbox", description=__doc__)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8080)
    parser.add_argument("--token", default=DEFAULT_TOKEN, help="what the bot has to show")
    told = parser.parse_args()
    try:
        asyncio.run(serve(told.host, told.port, token=told.token, on_ready=_announce))
    except KeyboardInterrupt:
        return 0
    except OSError as error:
        sys.stderr.write(f"The sandbox cannot listen on {told.host}:{told.port}: {error.strerror}\n")
        return 1
    return 0


def _announce(sandbox: Sandbox) -> None:
    sys.stdout.write(f"A local Discord is at {sandbox.base_url} (nothing is kept when it stops)\n")
    sys.stdout.write(f"REST base {sandbox.api_base}, token {sandbox.token}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())
