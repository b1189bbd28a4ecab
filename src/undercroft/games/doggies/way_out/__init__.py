"""The way out: finds the legal moves of a walk, and the most valuable walk.

The question
    A dog may take a step, or decide something in a room, only if it can still leave the dungeon afterwards. Every
    offer of moves on a walk therefore asks: is there a way out from here? A way enters no room twice. On it the dog
    pays with paws (claims, traps, punches) and takes damage, which must stay below its defence. It may also win
    something that makes the rest of the way cheaper: symbols, defence, keys, potions, paws of vagabonds.

Why the answer is exact
    The last resort is a depth-first search that tries every step and every decision that can help. The tests before
    it never guess. A test that says "yes" has found a way that can be walked. A test that says "no" has asked about
    a dog that could do more than this one. Tests compare the answer with trying every way.

How it prunes
    1. Free rooms (`rooms_ahead`): spread from the exits over rooms that cost nothing (coins, chests, portals …). If the
       dog reaches such a room, the answer is yes.
    2. Rooms ahead (`rooms_ahead`): the rooms that lie on some way out, whatever it costs; dead ends are
       left out. If there are none, the answer is no.
    3. `costs`: the cheapest ways on which nothing is won, as paws against damage. If the dog has enough of both,
       the answer is yes.
    4. `best_case`: the same costs for a dog that owns all trophies ahead from the start. If that is still too
       expensive, the answer is no.

    Only cases between tests 3 and 4 are searched: something must be won on the way, and the way to it costs rooms.
    The four tests are repeated at every step. The figures of test 4 show which rooms cannot be paid for at all, and
    which to try first. `Failures` remembers states without a way out: a state that has no more than one of those has
    none either. Where nothing was won since tests 1 and 3 last said no, they are left out; test 4 too, if the dog then
    has only one step to take.

    Sharik may turn the cards round the start room before his first step. Trying all turns of four cards would cost up
    to 256 searches. Instead a card that is not turned yet lies in all its turns at once, until the search enters it
    (`unturned`).

The most valuable way
    `best_way` looks for the walk that is worth most to a dog with given `Wishes`; the bot plans with it. It lengthens
    all legal ways room by room and drops those that cannot beat the best one found. If more ways are left than its
    width allows, it keeps the most promising and says that the answer may not be the best.

Read in this order: `search`, whose last part the rules call, then the tests in `rooms_ahead`, `costs` and `best_case`;
`unturned`; and on its own `best_way`.
"""
