# What keeps one visitor from using up what all share.
limits-overgrown = This file holds { $found } lists and objects; no recorded game has more than { $most }. Choose the file that the game’s own site gave you.
limits-heavy-file = Reading this file takes more time or memory than any recorded game needs, so it was stopped. Choose the file that the game’s own site gave you.
limits-no-advice = The bot found no answer in time. Ask again in a moment, or decide without it.
limits-hints-off = The owner of this table has turned hints off. Decide without one.
limits-too-many-tables =
    { $kind ->
        [bots_only] You have { $most } tables where only bots play, the most one person may have. Wait until one of those games ends, or take a seat yourself.
        [imported] You have imported { $most } games, the most one person may keep here.
       *[other] You have { $most } games in play, the most one person may have. Finish one first.
    }
