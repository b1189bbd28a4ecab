# Instead of the texts of the same names, where the table is in the browser: nobody waits for a server there.
refusal-bad_message = The table did not understand the request. Please reload the page.
refusal-too_long = That would take this browser too long.
refusal-unknown_game = That game is not available here.
refusal-unknown_table = This game is not in this browser: games stay where they were played.
refusal-unavailable = This could not be saved or read. Nothing is lost. If it happens again, free some space on the device or reload the page.
reconnecting = One moment, the table is almost ready…
