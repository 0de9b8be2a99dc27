# Tables on disk: what can be wrong with them, backups, and mending.

store-data-help = The directory the tables are kept in.
store-database-help = Keep the tables in this PostgreSQL database, and not in a file. GAROU_DATABASE names it too, where whoever lists processes is not to read a password.
store-force-help = Write over a file that is there already.

## What can be wrong

store-in-use = another Garou already keeps its tables in { $place }; stop it first, or name another place
store-too-new = the tables in { $place } were kept by a newer Garou; this one cannot read them
store-broken = { $place } is damaged, cut short, or not a file of Garou’s; “garou restore” puts a backup in its place
store-full = the disk has no room left for { $place }: make some and try again; what was kept before is still there
store-read-only = { $place } cannot be opened or written by this user: change its owner or its rights, or name another place
store-missing = there are no tables in { $place }; --data or --database names where they are kept
store-no-backup = { $place } is damaged, cut short, or not a backup of Garou’s; nothing was changed
store-no-file = there is no file { $place }
store-no-folder = there is no folder to put { $place } into; make it first, or name another place
store-taken = { $place } is there already; name another file, or write over it with --force
store-unfit = { $place } is a folder, or belongs to the tables themselves; name another file
store-bad-address = { $place } is not the address of a PostgreSQL database: write it like { $example }
store-away = no PostgreSQL answers at { $place } ({ $detail }): start it, or look at the address
store-no-entry = { $place } does not let this user in ({ $detail }): look at the name and the password
store-no-database = there is no database { $place }: make it with createdb, or name another
store-no-rights = this user may not write in { $place } ({ $detail }): make it the owner of the database, or name another
store-strange = what lies in { $place } under the name “garou” was not made by Garou, or somebody has changed it ({ $detail }); name another database
store-not-unicode = { $place } cannot hold every letter: make a database with the encoding UTF8
store-no-driver = a PostgreSQL database needs one more package: pip install garou[postgres]
store-no-bus-driver = --bus needs one more package: pip install garou[valkey]
store-bad-bus = what --bus names is not the address of a Valkey or Redis server: write it like { $detail }
store-not-empty = there are tables in { $place } already: name a place that is empty; nothing was changed
store-unmovable = { $place }: an event of this table is not such as a database takes; “garou check --mend” cuts it off and keeps it; nothing was changed
store-unlike = what was written to { $place } is not what was read; nothing was changed
store-failing = tables cannot be kept in { $place }: { $detail }; name another place

## Numbers

store-tables =
    { $tables ->
        [one] one table
       *[other] { $tables } tables
    }
store-cups =
    { $cups ->
        [one] one tournament
       *[other] { $cups } tournaments
    }
store-events =
    { $events ->
        [one] one event
       *[other] { $events } events
    }

## Backups

store-backup-help = Copy all tables to FILE, even while the server is running. The copy holds every deal, so only you may read it; it is checked before it gets its name.
store-backup-done = { $file } holds { store-tables }, { store-cups } and { store-events }; it has been read back and checked.
store-restore-help = Replace the tables that are there with those of FILE, a backup. The server must not be running.
store-restore-done = { $data } holds { store-tables }, { store-cups } and { store-events } now.
store-restore-before = What was there before is kept as { $file }: delete it when you no longer need it.
store-restore-schema = What was there before is kept in the schema { $file }: drop it when you no longer need it.
store-flawed =
    { $count ->
        [one] one table in it cannot be replayed; “garou check” names it
       *[other] { $count } tables in it cannot be replayed; “garou check” names them
    }

## Checking and mending

store-check-help = Replay every table and name those that cannot be, with the first event that is wrong and what is wrong with it.
store-mend-help = Cut those tables after their last good event. What is cut off is kept in the folder “set-aside”. The server must not be running.
store-check-done =
    Sound: { store-tables } and { store-cups }. { $flawed ->
        [0] Nothing is wrong.
        [one] One cannot be replayed.
       *[other] { $flawed } cannot be replayed.
    }
store-check-advice = The server serves the others. To mend these, stop it and run “garou check --mend”: each is cut after its last good event, and what is cut off is kept.
store-mend-aside =
    { $count ->
        [one] One event is set aside in { $file }.
       *[other] { $count } events are set aside in { $file }.
    }
store-mend-done =
    { $mended ->
        [0] There is nothing to mend.
        [one] One is mended.
       *[other] { $mended } are mended.
    } Sound and untouched: { store-tables } and { store-cups }.

store-flaw-broken-json = { $code }: event { $number } cannot be read (broken JSON). Good before it: { $good }.
store-flaw-unknown-kind = { $code }: event { $number } is of a kind nobody knows (“{ $kind }”). Good before it: { $good }.
store-flaw-missing-number = { $code }: event { $number } is missing. Good before it: { $good }.
store-flaw-cannot-happen = { $code }: event { $number } (“{ $kind }”) cannot happen after those before it. Good before it: { $good }.
store-flaw-remains = { $code }: left over from a table that was deleted.

## Moving

store-move-help = Copy all tables and tournaments from FROM to TO: one of them a directory, the other the address of a PostgreSQL database. No server may run over either; TO must be empty, and FROM stays as it is.
store-move-kinds = one of the two places has to be a directory, the other an address like { $example }
store-move-flawed =
    { $count ->
        [one] one table cannot be replayed
       *[other] { $count } tables cannot be replayed
    }: “garou check --mend” cuts them after their last good event; nothing was moved
store-move-done = { $to } holds { store-tables }, { store-cups } and { store-events } now, every one compared with what lies in { $from }, which stays as it is.
