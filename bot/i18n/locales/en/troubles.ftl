# What the host of a game is told where messages do not arrive.

troubles-permission = I need more permissions there: { permission-view_channel }, { permission-send_messages } (in threads: { permission-send_messages_in_threads }), { permission-embed_links } or { permission-attach_files }.
troubles-invisible = I can't see the channel any more.
troubles-gone = The channel or thread is gone.
troubles-locked = The thread is locked.
troubles-archived = The thread is archived and I can't reopen it.
troubles-other = Discord rejects them; whoever runs this bot can find the reason in its log.
troubles-place = Game { $game }: my messages don't get through to <#{ $channel }>. { $why } { $over ->
    [yes] I tried for about a day and gave up; with the next message I'll try again.
   *[no] I keep trying, less and less often, for about a day.
} You get this once, as the host.
troubles-refused = Game { $game }: Discord rejected one of my messages in <#{ $channel }>, so it is missing there. The game goes on; `{ command-board }` and `{ command-history }` show what happened. Whoever runs this bot can find the reason in its log. You get this once, as the host.
troubles-store-away = My database isn't answering. Please try again in a minute.
troubles-store-busy = My database is busy, perhaps with a backup. Please try again in a minute.
troubles-store-full = I can't write to my database; its disk may be full. Whoever runs this bot must make room; then try again.
troubles-store-damaged = My database can't be read. Whoever runs this bot must stop it and restore a backup.
troubles-store-gone = The file of my database was moved or replaced while I was using it. Whoever runs this bot must put it back, or stop me first; then try again.
troubles-discord = Discord has trouble right now and didn't let me finish. Please try again in a minute.
troubles-answer-refused = Discord rejected my answer, so you can't see it. What you did is saved: `{ command-turn }` shows where you stand.
troubles-thread-refused = Discord doesn't let me make a thread here: “{ $problem }”. Nothing was changed. Somebody who manages the server can grant my role **{ $missing }**.
troubles-thread-later = Discord has trouble making a thread right now; nothing was changed. Please try again in a minute.
troubles-person = I can't message { $name } privately, so I ping here instead. `{ command-reminders }` changes that.
