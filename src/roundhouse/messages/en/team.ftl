# What those at a table say to each other about the next action.
team-head = Team
team-asks = { $name } asks the team:
team-yes = Yes
team-no = No
team-decide = You decide
team-waits = If nobody answers, { $name } goes on without it.
team-instead = You can also propose something else.
team-said =
    { $answer ->
        [yes] { $by } says yes.
        [no] { $by } says no.
        [decide] { $by } leaves it to { $name }.
       *[late] Nobody answered, so { $name } goes on without it.
    }
team-proposes = { $name } proposes:
team-pass = Let’s leave it at that.
team-gone = { $name }’s proposal is no longer possible: { $why }
team-points = { $name } points here:
team-remark = { $by }: { $words }
team-needs = { $name }, next turn:
team-take-back = Withdraw
team-ask = What would you do?
team-ask-about = The bots at the table propose what they would do.
team-always = Every time
team-point = Point
team-point-about = Point at something on the board: everybody sees it with your name, and a bot does it if that costs little.
team-point-list = Or choose here
team-propose = Propose a move
team-propose-stop = Stop proposing
team-proposing = Choose what { $name } could do, as if it were your turn. Only { $name } can make the move.
team-plays-alone = Everyone plays for themselves in this game, so bots propose nothing.
team-sights-differ = Whoever’s turn it is knows things that you don’t, so nothing can be proposed here.
team-nothing-asked = That question has been answered already, or the game has moved on.
team-no-partner = No bot plays at this table. Ask the other players.
