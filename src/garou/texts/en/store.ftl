# Tables on disk: what can be wrong with them, backups, and mending.

store-data-help = The directory the tables are kept in.

## What can be wrong

store-in-use = another Garou already keeps its tables in { $place }; end it first, or name another place with --data
store-too-new = the tables in { $place } were kept by a newer Garou; this one cannot read them
store-broken = { $place } is damaged, cut short, or no file of Garou’s; “garou restore” puts a backup in its place
store-full = the disk has no room left for { $place }: make some and try again; what was kept before is still there
store-read-only = { $place } cannot be opened or written by this user: change its owner or its rights, or name another place
store-missing = there are no tables in { $place }; --data names the directory they are kept in
store-no-folder = there is no folder to put { $place } into; make it first, or name another place
store-failing = tables cannot be kept in { $place }: { $detail }; name another place with --data
