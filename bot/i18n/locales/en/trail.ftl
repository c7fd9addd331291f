# What stands behind the button “Report” under a refusal: text to copy, and where it goes.
trail = ```
    { $trail }
    ```
    { $sent ->
        [yes] Copy this, add what you expected, and send it to { $address }.
       *[no] Copy this, add what you expected, and send it to whoever runs this bot.
    }
trail-button = Report
