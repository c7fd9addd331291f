# Was erfährt, wer eine Partie leitet, wenn Nachrichten nicht ankommen.

troubles-permission = Mir fehlt dort ein Recht: { permission-view_channel }, { permission-send_messages } (in Threads: { permission-send_messages_in_threads }), { permission-embed_links } oder { permission-attach_files }.
troubles-invisible = Ich kann den Kanal nicht mehr sehen.
troubles-gone = Den Kanal oder Thread gibt es nicht mehr.
troubles-locked = Der Thread ist gesperrt.
troubles-archived = Der Thread ist archiviert, und ich kann ihn nicht wieder öffnen.
troubles-other = Discord sagt: „{ $problem }“.
troubles-place = Partie { $game }: Meine Nachrichten kommen in <#{ $channel }> nicht an. { $why } Ich versuche es weiter, immer seltener, etwa einen Tag lang. Du leitest diese Partie, darum sage ich es dir; ich tue es nur einmal.
troubles-person = Ich kann { $name } nicht privat schreiben, darum rufe ich hier. `{ command-reminders }` ändert das.
