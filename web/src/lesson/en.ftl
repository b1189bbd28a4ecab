# Words of the one who teaches, loaded with a lesson.
lesson-of = Lesson · { $at } of { $of }
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave the lesson; it waits for you here
lesson-other = The rules allow that too. For this step let us stay with what it is about; afterwards you can play as you like.
lesson-not-now = Back to the lesson
lesson-try = Try it anyway
lesson-strayed = You are off the path: the dice are real now, and bots play the others. Look what comes of it, then take it back, or play on by yourself.
lesson-back = Take it back
lesson-free = Play on by yourself
lesson-lost = The table no longer stands as this step needs it.
lesson-again = Begin again
lesson-playing = Now it is your game, against easy bots. In a lesson the deal and the dice up to here were chosen beforehand, so it counts for nothing: no rating, no achievement, no statistics.
lesson-over = That was the lesson. Its deal and dice were chosen beforehand, so it counts for nothing. A rematch is a real game.
