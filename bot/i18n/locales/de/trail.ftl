# Was hinter dem Knopf „Melden“ unter einer Ablehnung steht: Text zum Kopieren, und wohin damit.
trail = ```
    { $trail }
    ```
    { $sent ->
        [yes] Kopier das, schreib dazu, was du erwartet hast, und schick es an { $address }.
       *[no] Kopier das, schreib dazu, was du erwartet hast, und schick es an die Leute, die diesen Bot betreiben.
    }
trail-button = Melden
