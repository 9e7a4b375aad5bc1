# The words that recur; docs/glossary.tsv lists them. A sentence names one as { -switch-signal-logistician }.

-switch-signal-instruction = instruction
-switch-signal-signal = signal
-switch-signal-departure = departure point
-switch-signal-signal-card = Signal
-switch-signal-switch-card = Switch
-switch-signal-move-card = Move
-switch-signal-logistician = Logistician
-switch-signal-dispatcher = Dispatcher
-switch-signal-conductor = Conductor
-switch-signal-switchman = Switchman
-switch-signal-coupler = Coupler
-switch-signal-station-master = Station master
