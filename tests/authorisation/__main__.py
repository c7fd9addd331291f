"""Write docs/authorisation.md."""

from tests.authorisation.docs import PAGE, page

PAGE.write_text(page(), encoding="utf-8")
