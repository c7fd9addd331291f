# What the host of a game is told where messages do not arrive.

troubles-permission = I lack a permission there: { permission-view_channel }, { permission-send_messages } (in threads: { permission-send_messages_in_threads }), { permission-embed_links } or { permission-attach_files }.
troubles-invisible = I cannot see the channel any more.
troubles-gone = The channel or thread is gone.
troubles-locked = The thread is locked.
troubles-archived = The thread is archived and cannot be opened again by me.
troubles-other = Discord says: “{ $problem }”.
troubles-place = Game { $game }: my messages do not arrive in <#{ $channel }>. { $why } I go on trying, less and less often, for about a day. You host this game, so I tell you; I do so once.
troubles-store-away = My database does not answer at the moment. Please try again in a minute.
troubles-store-busy = My database is busy at the moment, perhaps with a backup. Please try again in a minute.
troubles-store-full = I cannot write to my database; perhaps its disk is full. Whoever runs this bot has to make room; then try again.
troubles-store-damaged = My database cannot be read. Whoever runs this bot has to stop it and put a backup in its place.
troubles-store-gone = The file of my database was moved or replaced while I used it. Whoever runs this bot has to put it back, or to stop me first; then try again.
troubles-discord = Discord has trouble just now and did not let me finish that. Please try again in a minute.
troubles-answer-refused = Discord does not take my answer, so you cannot see it. What you have done is saved: `{ command-turn }` shows where you stand.
troubles-thread-refused = Discord does not let me make a thread here: “{ $problem }”. Nothing was changed. Somebody who manages the server can grant my role **{ $missing }**.
troubles-thread-later = Discord has trouble making a thread just now, and nothing was changed. Please try again in a minute.
troubles-person = I cannot write to { $name } in private, so I call here instead. `{ command-reminders }` changes that.
