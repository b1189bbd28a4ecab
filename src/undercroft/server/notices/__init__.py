"""Messages to people whose browser is closed: e-mail, web push and web hooks, from one outbox."""
