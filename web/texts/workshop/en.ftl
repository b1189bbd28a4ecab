## The workshop: change the figures of cards and see what becomes of the game
workshop-help = Change any figure on any card. Bots play the same deals with the printed cards and with yours, and you see the difference. The longer you watch, the sharper it gets.
workshop-game = Game
workshop-result = What changes
workshop-unchanged = Everything is as printed. Change a figure and it shows up here.
workshop-wait = Bots are playing the first games…
workshop-failed = Games with these figures did not finish. Take the last change back.
workshop-fault = The game cannot be played like this:
workshop-games = { $count ->
    [one] { $count } deal, played twice. ± is the 95 % margin.
   *[other] { $count } deals, each played twice. ± is the 95 % margin.
}
workshop-score = Points per player
workshop-length = Decisions per game
workshop-order = Plays { $number ->
    [1] first
    [2] second
    [3] third
   *[other] { $number }th
}
workshop-by-seat = Wins by seat
workshop-by-order = Wins by order of play
workshop-by-hero = By hero
workshop-by-character = Wins by character
workshop-by-dog = Wins by dog
workshop-by-quest = Wins by personal quest
workshop-even = Make it even
workshop-even-help = Searches a few small changes with which all win equally often, within one point.
workshop-even-state = { $state ->
    [even] Done: on fresh deals all win equally often.
    [closer] Done: this is as even as it got in the time. The shares are from fresh deals.
   *[search] Searching…
}
workshop-even-search = Search
workshop-even-take = Use these figures
workshop-cards = How often cards are used
workshop-used = { $was } → { $now } per game
workshop-undo = Undo
workshop-back = Restore the printed figure
workshop-play = Play with bots
workshop-friends = Invite friends
workshop-link = Copy link
workshop-copied = Copied
workshop-name = Name
workshop-save = Save file
workshop-find = Find a card
workshop-whole = The whole game
workshop-field-adventures = Adventures
workshop-field-base_paws = Paws at the start
workshop-field-coin_cap = Most coins
workshop-field-coins = Coins
workshop-field-countdown = Countdown after the first
workshop-field-dice = Dice
workshop-field-dragon_experience = Experience for the dragon
workshop-field-dragon_needs = Companions against the dragon
workshop-field-dragon_wakes = Dice that wake the dragon
workshop-field-dungeon_dice = Dungeon dice
workshop-field-extra_paws = Extra paws
workshop-field-fee = Fee
workshop-field-figure = Needed
workshop-field-first_level = First level
workshop-field-hand = Cards in hand
workshop-field-keys = Keys
workshop-field-last_level = Last level
workshop-field-levels = Dungeon levels
workshop-field-loots_early = Loots before the fight
workshop-field-master_at = Experience to master
workshop-field-most = At most
workshop-field-number = Number
workshop-field-pair = Points per pair
workshop-field-party_dice = Party dice
workshop-field-points = Points
workshop-field-power = Power
workshop-field-price = Price
workshop-field-proud = Proud
workshop-field-rerolls_party = Re-rolls the party
workshop-field-rounds = Rounds
workshop-field-scroll_serves = Scroll serves as anyone
workshop-field-search = Needed on the die
workshop-field-solo = In solo games too
workshop-field-steps = Steps
workshop-field-worth = Points
workshop-field-wounds = Wounds
