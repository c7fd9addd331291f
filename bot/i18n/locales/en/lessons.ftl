# `/learn`: what stands around a lesson. The lessons themselves stand in data/lessons.
lesson-title = Lesson { $number } · { $title } ({ $page }/{ $pages })
lesson-next = Next ▶
lesson-back = ◀ Previous page
lesson-all = All lessons
lesson-reached = ✅ Right.
lesson-hint = 💡 Here: { $steps }.
lesson-refused = ⚠️ { $why }
lesson-other = ↪ { $why }
lesson-not-meant = That is allowed, but this page is about something else.

# The list of all lessons, and what comes behind the last page of one.
lesson-list-title = Learn to play
lesson-list-text = Short lessons on a real board, about two minutes each. Nothing you press here touches a game, and you can stop and go on whenever you like.
lesson-list-ruleset = **{ $ruleset }** · { $done } of { $count } lessons done
lesson-list-begin = { $ruleset }: lesson { $number } ▶
lesson-list-continue = { $ruleset }: lesson { $number }, page { $page } ▶
lesson-list-menu = All lessons
lesson-list-option = { $finished ->
    [yes] ✓{" "}
   *[no] {""}
}{ $number } · { $title }
lesson-following = Lesson { $number }: { $title } ▶
lesson-play = Play against easy computer players
lesson-game-hint = Each turn begins with a hint; **{ button-hint }** below it says more.
lesson-play-how = Ready for a game of { $ruleset }? In a server with this bot `{ command-game-new }{ $usual ->
        [yes] {""}
       *[no] {" "}{ option-ruleset }: { $ruleset }
    }` opens a table. Press **Add computer player** and pick **Easy**{ $bots ->
        [1] {""}
        [2] {" "}twice
       *[other] {" "}{ $bots } times
    }, then start.
lesson-gone = That lesson has changed. Here's the current list.
lesson-not-kept = -# Your page couldn't be saved just now; the buttons work all the same.
button-learn = Learn to play
