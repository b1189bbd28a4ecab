# The lesson of Raiders. Each text is one idea; words for other moves than the one to learn say what they are good for.
goal = Five floors, five rooms each, and everybody wants the gold. In the end the richest wins – but whoever has the most wounds collapses before the exit and wins nothing.
rooms = These are the five rooms of the first floor, from left to right. Four are lit; what is in the last one you see when you stand in it.
hand = In every room all lay one card in secret and turn them up together. Your power cards 1 to 5 must last for the whole floor: each is used once. You also have two crystal balls.
treasure = A treasure room: the highest card takes the big chest, 4 coins; the next lower one gets 2. The first one is worth it: lay your 5.
treasure-low = A low card leaves the gold to the others. Sometimes that is wise, but here lies the best chest of the floor.
treasure-equal = If somebody else lays a 4 as well, you share, and what does not divide is lost. A 5 is safer.
ball-early = A crystal ball shows you the others’ cards before you choose. Two are all you have: keep them until there is more to lose.
spent = Four coins! The 5 is gone until the next floor. Everybody can see what the others still hold: look at the plates.
monster = A goblin, strength 11. All cards are added up. If the sum reaches its strength, it is beaten and nobody is hurt.
monster-play = If the sum is too small, the wounds go to the lowest card alone. So nobody wants to be lowest, and nobody wants to waste a high one. Lay the 4.
monster-low = With a low card the sum may fall short, and the lowest card pays for it. Two wounds would be yours.
beaten = 4 + 5 + 2 = 11: exactly enough. Nobody is wounded, and somebody got away with a 2.
cache = A cache: everybody takes what is shown beside the number played. A 3 brings a key. Lay it.
cache-other = That brings something too: 1 a torch, 2 a crystal ball. But the lesson has a use for the key, beside the 3.
trap = A trap! It looks only at the highest card: the higher that is, the more coins the magnet pulls from the richest. And the richest is you.
ball = Now it pays to know. Play the crystal ball: the others turn up their cards first.
ball-instead = You could guess. But here it matters what the others do, and you have a ball for that.
again = They laid 2 and 1. You cannot make it worse with the 1, and the 2 stays for later. Lay the 1.
again-two = The trap would be the same. But the 2 might win you something in the last room, the 1 hardly ever will.
dark = Only one coin lost. The dark room was another treasure, 3 and 2! You have only the 2 left among your power cards…
key = …but the key counts as a 5 in a treasure room. Play it. (A sword does the same against monsters.)
key-two = The 2 would probably be last here. The key counts as a 5, once.
key-ball = The ball would show you the others, but without the key you have only a 2 to answer with.
floor = The big chest is yours. On a new floor all five power cards come back to the hand; items stay until they are used. Dark rooms can be seen beforehand with a torch.
wounds = Keep an eye on the wounds. After the fifth floor, where a boss waits in the last room, whoever has the most of them is out. Then coins decide.
end = That is the whole game: a little gold, a little caution, and a look at what the others still hold. Play on: four floors to go.
