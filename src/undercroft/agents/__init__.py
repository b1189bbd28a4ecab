"""Seats for agents: language models and programs that read text.

words      a seat's view in words: the table, the question and the legal moves
rulebook   the rules, section by section
seat       a table in this process: the agent in one seat, bots in the others
remote     a table of a server, joined by its link
mcp        all of it as tools of the Model Context Protocol; needs the extra `mcp`
process    an agent as a process that reads and writes JSON lines
bench      an agent's place on the scale of the levels
"""
