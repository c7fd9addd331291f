"""Board files: their locations, and their parsers by ruleset."""

from bot.boards.files import (
    BOARDS,
    INSTALLED,
    board_folder,
    board_ids,
    board_ruleset,
    find_file,
    host_folder,
    is_ours,
    load_board,
    read_board,
    use_folder,
    usual_board,
)
from bot.boards.schema import BoardFileError
