# Die Rechte von Discord, mit den Namen, die Discord zeigt, wenn man einen Server verwaltet.

permission-view_channel = Kanal ansehen
permission-embed_links = Links einbetten
permission-attach_files = Dateien anhängen
permission-read_message_history = Nachrichtenverlauf anzeigen
permission-send_messages = Nachrichten senden
permission-send_messages_in_threads = Nachrichten in Threads senden
permission-create_public_threads = Öffentliche Threads erstellen
permission-create_private_threads = Private Threads erstellen
permission-manage_guild = Server verwalten
permissions-missing = Mir fehlen in diesem Kanal Rechte: **{ $missing }**. Nichts wurde geändert. Wer den Server verwaltet, kann sie meiner Rolle geben, oder du spielst in einem anderen Kanal.
