# The words that recur; docs/glossary.tsv lists them. A sentence names one as { -g1846-tile }.

-g1846-tile = tile
-g1846-token = token
-g1846-market = Market
-g1846-priority = priority deal
-g1846-stock-round = stock round
-g1846-operating-round = operating round
