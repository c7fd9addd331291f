# Discord's permissions, by the names that Discord shows to those who manage a server.

permission-view_channel = View Channel
permission-embed_links = Embed Links
permission-attach_files = Attach Files
permission-read_message_history = Read Message History
permission-send_messages = Send Messages
permission-send_messages_in_threads = Send Messages in Threads
permission-create_public_threads = Create Public Threads
permission-create_private_threads = Create Private Threads
permission-manage_guild = Manage Server
permissions-missing = I'm missing permissions in this channel: **{ $missing }**. Nothing was changed. Someone who manages the server can grant them to my role, or you can play in another channel.
