# Instead of the texts of the same names, where the table is in the browser: nobody waits for a server there.
refusal-bad_message = The table did not understand. Please reload the page.
refusal-too_long = That takes too long to work out in this browser.
refusal-unknown_game = That game is not here.
refusal-unknown_table = This game is not in this browser: games are kept where they are played.
refusal-unavailable = This could not be kept or read just now. Nothing is lost. If it happens again, make room on the device or reload the page.
reconnecting = One moment, the table is almost ready…
