from __future__ import annotations

from typing import Any

import pytest

from discord_sandbox.errors import ApiError
from discord_sandbox.validation.embeds import check_embeds
from discord_sandbox.validation.form import Form

FULL = {
    "title": "t" * 256,
    "description": "d" * 4096,
    "footer": {"text": "f" * 1000, "icon_url": "attachment://a.png"},
    "author": {"name": "a" * 256, "url": "http://example.org/a", "icon_url": "https://example.org/a.png"},
    "fields": [{"name": "n" * 100, "value": "v" * 292}],
    "color": 0xFFFFFF,
    "url": "https://example.org",
    "image": {"url": "attachment://a.png"},
}


def errors(embeds: object) -> object:
    form = Form()
    check_embeds(form, embeds)
    try:
        form.raise_errors()
    except ApiError as error:
        return error.errors
    return None


def test_six_thousand_characters_in_all_embeds() -> None:
    assert errors([FULL]) is None
    assert errors([FULL, {"title": "x"}]) == {
        "embeds": {
            "_errors": [
                {"code": "MAX_EMBED_SIZE_EXCEEDED", "message": "Embed size exceeds maximum size of 6000"}
            ]
        }
    }


@pytest.mark.parametrize(
    ("embed", "path"),
    [
        ({"title": "x" * 257}, ["title"]),
        ({"description": "x" * 4097}, ["description"]),
        ({"footer": {"text": "x" * 2049}}, ["footer", "text"]),
        ({"author": {"name": "x" * 257}}, ["author", "name"]),
        ({"fields": [{"name": "n", "value": "v"}] * 26}, ["fields"]),
        ({"fields": [{"name": "", "value": "v"}]}, ["fields", "0", "name"]),
        ({"fields": [{"name": "x" * 257, "value": "v"}]}, ["fields", "0", "name"]),
        ({"fields": [{"name": "n", "value": "x" * 1025}]}, ["fields", "0", "value"]),
        ({"color": 0x1000000}, ["color"]),
        ({"url": "file:///etc"}, ["url"]),
        ({"image": {"url": "javascript:x"}}, ["image", "url"]),
        ({"image": {"url": "http://[x"}}, ["image", "url"]),
        ({"title": "t", "url": "https://"}, ["url"]),
        ({"title": "t", "url": "https://[your link]"}, ["url"]),
        ({"author": {"name": "a", "url": "foo"}}, ["author", "url"]),
        ({"author": {"name": "a", "url": "attachment://a.png"}}, ["author", "url"]),
        ({"author": {"name": "a", "icon_url": "bar"}}, ["author", "icon_url"]),
        ({"footer": {"text": "f", "icon_url": "https:///a.png"}}, ["footer", "icon_url"]),
    ],
)
def test_limits_of_one_embed(embed: Any, path: Any) -> None:
    found = errors([embed])["embeds"]["0"]  # type: ignore[index]
    for step in path:
        found = found[step]
    assert found["_errors"]
