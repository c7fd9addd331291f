# What the host of a game is told where messages do not arrive.

troubles-permission = I lack a permission there: { permission-view_channel }, { permission-send_messages } (in threads: { permission-send_messages_in_threads }), { permission-embed_links } or { permission-attach_files }.
troubles-invisible = I cannot see the channel any more.
troubles-gone = The channel or thread is gone.
troubles-locked = The thread is locked.
troubles-archived = The thread is archived and cannot be opened again by me.
troubles-other = Discord says: “{ $problem }”.
troubles-place = Game { $game }: my messages do not arrive in <#{ $channel }>. { $why } I go on trying, less and less often, for about a day. You host this game, so I tell you; I do so once.
troubles-person = I cannot write to { $name } in private, so I call here instead. `{ command-reminders }` changes that.
