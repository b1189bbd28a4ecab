## Real dice and cards: people name what came up
real-what = { $kind ->
    [party-die] Party die: what did it show?
    [dungeon-die] Dungeon die: what did it show?
    [treasure] Which treasure was drawn?
    [hero] Which hero was dealt?
    [first-adventurer] Who begins?
    [first-player] Who plays first?
    [room] Which room was turned up?
    [boss] Which boss waits below?
    [floor] How do the rooms of this floor lie?
    [character] Which character was dealt?
    [room-card] Which room card was drawn?
    [potion] Which potion was taken?
    [quest] Which quest was drawn?
    [dog] Which dog was dealt?
    [adventure-card] Which adventure card was drawn?
    [location-card] Which location was turned up?
    [quest-card] Which quest was turned up?
    [hero-card] Which hero was dealt?
    [way-to-lie] How does the card lie?
   *[die] What did the die show?
}
real-upright = Upright
real-turned = Turned
real-given = Named so far: { $count }
real-back = Erase the last one
real-find = Find
real-help = Roll and draw at your table and name here what came up. The app checks everything else.
