# The lesson of Raiders. Each text is one idea; words for other moves than the one to learn say what they are good for.
goal = Five floors, five rooms each, and everyone wants the gold. In the end the richest wins – but whoever has the most wounds collapses before the exit and wins nothing.
rooms = These are the five rooms of the first floor, from left to right. Four are lit; you learn what is in the last one when you stand in it.
hand = In every room everyone plays one card in secret, and all are revealed together. You have five power cards, 1 to 5, each once per floor. You also have two crystal balls.
treasure = A treasure room: the highest card takes the big chest, 4 coins; the next highest gets 2. It deserves your best card: play your 5.
treasure-low = A low card leaves the gold to the others. Sometimes that is wise, but this is the best chest of the floor.
treasure-equal = If someone else plays a 4 too, you share, and what does not divide is lost. A 5 is safer.
ball-early = A crystal ball shows you the others’ cards before you choose. You have only two: keep them until there is more to lose.
spent = Four coins! The 5 is gone until the next floor. Everyone can see what the others still hold: look at the plates.
monster = A goblin, strength 11. All cards are added up. If the sum reaches its strength, it is beaten and nobody is hurt.
monster-play = If it falls short, only the lowest card takes the wounds. So nobody wants to be lowest, and nobody wants to waste a high card. Play your 4.
monster-low = With a low card the sum may fall short, and the lowest card pays for it. You would take two wounds.
beaten = 4 + 5 + 2 = 11: exactly enough. Nobody is wounded, and someone got away with a 2.
cache = A cache: everyone takes what is shown beside their number. A 3 brings a key. Play it.
cache-other = That brings something too: 1 a torch, 2 a crystal ball. But this lesson needs the key, and a 3 brings it.
trap = A trap! It looks only at the highest card: the higher it is, the more coins the magnet pulls from the richest. And the richest is you.
ball = Now it pays to know. Play the crystal ball: the others reveal their cards first.
ball-instead = You could guess. But here it matters what the others do, and that is what the ball is for.
again = They played 2 and 1. Your 1 cannot make it worse, and the 2 may still be useful. Play the 1.
again-two = The trap would be the same. But the 2 might win you something in the last room; the 1 hardly will.
dark = Only one coin lost. And the dark room is another treasure, 3 and 2! But the 2 is your last power card…
key = …but the key counts as a 5 in a treasure room. Play it. (A sword does the same against monsters.)
key-two = The 2 would probably be lowest here. The key counts as a 5, once.
key-ball = The ball would show you the others’ cards, but without the key you have only a 2 to answer with.
floor = The big chest is yours. On a new floor all five power cards return to your hand; items stay until used. With a torch you can peek into dark rooms.
wounds = Keep an eye on the wounds. A boss waits in the last room of the fifth floor; after it, whoever has the most wounds is out. Then coins decide.
end = That is the whole game: a little gold, a little caution, and a look at what the others still hold. Play on: four floors to go.
