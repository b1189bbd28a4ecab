# Words of the one who teaches, loaded with a lesson.
lesson-of = { $part ->
    [0] Lesson
   *[other] Lesson, part { $part }
} · { $at } of { $of }
lesson-next = Next
lesson-play = Make this move
lesson-show = Show me
lesson-leave = Leave the lesson; it waits for you here
lesson-other = The rules allow that too, but this step is about something else. Finish it, then play as you like.
lesson-not-now = Back to the lesson
lesson-try = Try anyway
lesson-strayed = You are off the path: the dice are real now, and bots play the others. See what comes of it, then take it back – or play on without the lesson.
lesson-back = Take it back
lesson-first = A short game with an easy bot
lesson-free = Play on without the lesson
lesson-lost = The table is no longer set for this step.
lesson-again = Start over
lesson-playing = Now the game is yours, against the easiest bots. The deal and the dice up to here were chosen for the lesson, so it counts for nothing: no rating, no achievements, no statistics.
lesson-over = That was the lesson. Its deal and dice were chosen in advance, so it counts for nothing. A rematch is a real game.
