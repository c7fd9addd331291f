"""Validation of requests against Discord's OpenAPI description.

A request that is not described is as wrong as one with an unknown field: schemas of requests are closed, so
that a misspelt field is noticed. Limits that the description cannot express are checked in
`discord_sandbox/validation`, by which the local Discord refuses requests.
"""

import copy
import gzip
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib import import_module
from itertools import islice
from pathlib import Path
from typing import Any, Final

from referencing import Registry, Resource
from referencing.jsonschema import DRAFT202012

from tests.valid.shapes import Shapes

Json = dict[str, Any]
_jsonschema: Any = import_module("jsonschema")
_FILE: Final = Path(__file__).parents[1] / "support" / "data" / "discord-openapi.json.gz"
_EXTRAS: Final = {
    "ApplicationCommandUpdateRequest": ("nsfw",),
    "MessageEditRequestPartial": ("tts",),
    "IncomingWebhookUpdateRequestPartial": ("tts",),
    "RichEmbed": ("flags",),
}
"""Fields that discord.py always sends, that Discord has always accepted, and that are not described."""


class Description:
    """Validator of requests by the description."""

    def __init__(self, whole: Json) -> None:
        closed = _closed(copy.deepcopy(whole))
        schemas = closed["components"]["schemas"]
        schemas["SnowflakeType"]["type"] = ["string", "integer"]
        for name, fields in _EXTRAS.items():
            schemas[name]["properties"] |= {field: {} for field in fields}
        self._paths: Mapping[str, Json] = closed["paths"]
        self._patterns: dict[int, list[tuple[re.Pattern[str], str]]] = {}
        """Pattern and template of each path, by number of slashes, which no parameter contains."""
        # Literal parts of paths, such as @original and @me, go before parameters.
        for path in sorted(self._paths, key=lambda path: path.count("{")):
            self._patterns.setdefault(path.count("/"), []).append((re.compile(_pattern(path)), path))
        resource = Resource.from_contents(closed, DRAFT202012)
        self._registry: Registry[Any] = Registry().with_resource("api", resource)
        self._validators: dict[tuple[str, str], Any] = {}
        self._fine: set[tuple[str, str, str | int]] = set()
        self._shapes = Shapes(closed)
        self._validator = _remembering(self._shapes, _kinds(schemas))

    def faults(self, entries: Iterable[Json]) -> list[str]:
        """Return the faults of requests in the local Discord's log; empty if all are valid."""
        return [
            f"{each['method']} {each['path']}: {fault}" for each in entries for fault in self._faults(each)
        ]

    def _faults(self, entry: Json) -> Iterator[str]:
        path, method = str(entry["path"]), str(entry["method"]).lower()
        alike = self._patterns.get(path.count("/"), ())
        template = next((name for pattern, name in alike if pattern.fullmatch(path)), None)
        operation = self._paths[template].get(method) if template else None
        if template is None or operation is None:
            yield "no such request is described"
            return
        described = [*self._paths[template].get("parameters", ()), *operation.get("parameters", ())]
        queries = {each["name"] for each in described if each["in"] == "query"}
        yield from (f"no such parameter: {name}" for name in entry["query"] if name not in queries)
        if entry["body"] is None and entry.get("status", 200) >= 400:
            return  # refused before the body was read
        yield from self._in_body(template, method, operation, entry["body"], files=bool(entry["files"]))

    def _in_body(
        self, template: str, method: str, operation: Json, body: Any, *, files: bool
    ) -> Iterator[str]:
        content = operation.get("requestBody", {}).get("content", {})
        if files and "multipart/form-data" not in content:
            yield "no files are taken there"
        if "application/json" not in content:
            if body:
                yield "no body is taken there"
            return
        if body is None:
            yield from ["a body is wanted"] if operation["requestBody"].get("required") else []
            return
        # Every client registers the same commands, and computing their shape takes long.
        alike = template, method, json.dumps(body) if method == "put" else self._shapes.of(body)
        if alike not in self._fine:
            told = list(self._told(template, method, content["application/json"]["schema"], body))
            yield from told
            self._fine |= set() if told else {alike}
        self._shapes.forget()

    def _told(self, template: str, method: str, schema: Json, body: Any) -> Iterator[str]:
        validator = self._validators.get((template, method))
        if validator is None:
            text = json.dumps(schema).replace('"#/', '"api#/')
            validator = self._validator(json.loads(text), registry=self._registry)
            self._validators[template, method] = validator
        for error in validator.iter_errors(body):
            yield f"{error.json_path}: {error.message[:300]}"


def _kinds(schemas: Json) -> dict[str, list[int]]:
    """Return the allowed values of `type` by a schema's address, for schemas that enumerate them."""
    told = {name: schema.get("properties", {}).get("type", {}) for name, schema in schemas.items()}
    return {f"api#/components/schemas/{name}": kind["enum"] for name, kind in told.items() if "enum" in kind}


def _remembering(shapes: Shapes, kinds: Mapping[str, list[int]]) -> Any:
    """Return a validator class that checks values of one shape, such as buttons, against a schema only once.

    A value of another `type`, such as a menu against the schema of a button, is not examined further.
    """
    follow = _jsonschema.Draft202012Validator.VALIDATORS["$ref"]
    known: dict[tuple[str, int], list[Any]] = {}

    def refer(validator: Any, where: str, value: Any, schema: Any) -> Iterator[Any]:
        kind = value.get("type") if isinstance(value, dict) else None
        if kind is not None and kind not in kinds.get(where, (kind,)):
            yield _jsonschema.ValidationError(f"{kind!r} is not one of {kinds[where]}")
            return
        alike = where, shapes.of(value)
        if alike not in known:
            known[alike] = list(islice(follow(validator, where, value, schema), 1))
        # Copies, because validators that pass an error on write the value's path into it.
        yield from (type(error).create_from(error) for error in known[alike])

    return _jsonschema.validators.extend(_jsonschema.Draft202012Validator, {"$ref": refer})


def _pattern(path: str) -> str:
    return re.sub(r"\\\{\w+\\\}", r"[^/]+", re.escape(path))


def _closed(part: Any) -> Any:
    """Close all object schemas in place, so that they allow no other properties; return the argument."""
    if isinstance(part, dict):
        if "properties" in part and part.get("type") == "object" and "additionalProperties" not in part:
            part["additionalProperties"] = False
        for value in part.values():
            _closed(value)
    elif isinstance(part, list):
        for value in part:
            _closed(value)
    return part


def read_openapi() -> Json:
    """Return Discord's description, unchanged."""
    whole: Json = json.loads(gzip.decompress(_FILE.read_bytes()))
    return whole


@cache
def description() -> Description:
    """Return the validator of Discord's description; cached."""
    return Description(read_openapi())
