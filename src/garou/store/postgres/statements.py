"""What a store says to its database."""

from __future__ import annotations

from .schema import CLOCKS, ERASING

CHANNEL = "garou"
WAKING = 60.0  # seconds that a list of all tables may take; nothing else takes as long
ROWS = "unnest($1::text[], $2::bigint[], $3::float8[], $4::text[], $5::text[]) AS new (room, seq, at, kind, data)"
INSERT = f"""
WITH kept AS (INSERT INTO garou.event SELECT * FROM {ROWS} RETURNING room, seq)
SELECT pg_notify('{CHANNEL}', room || ':' || max(seq)) FROM kept GROUP BY room
"""  # noqa: S608  # every part of it stands above
THERE = f"SELECT count(*) FROM {ROWS} JOIN garou.event USING (room, seq, at, kind, data)"  # noqa: S608  # as above
DELETE = f"""
WITH gone AS (DELETE FROM garou.event WHERE room = $1 RETURNING room)
SELECT pg_notify('{CHANNEL}', room || ':0') FROM gone GROUP BY room
"""  # noqa: S608  # as above
PULSE = "INSERT INTO garou.pulse VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at"
# Where workers share the tables, whoever adds to a log and whoever erases it take turns: else what is added in the very
# moment of erasing would stay. Each statement of a function sees what was committed before it, so what is looked for
# behind the lock is as it is; one call is one commit. It is made for each line and goes with it: no schema changes.
ADDING = f"""
CREATE OR REPLACE FUNCTION pg_temp.garou_add(
  rooms text[], seqs bigint[], ats float8[], kinds text[], datas text[], loud boolean
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(room, {ERASING}))
    FROM (SELECT DISTINCT room FROM unnest(rooms) AS room ORDER BY room) AS these;
  INSERT INTO garou.event SELECT * FROM unnest(rooms, seqs, ats, kinds, datas);
  IF EXISTS (
    SELECT FROM (SELECT room, min(seq) AS first FROM unnest(rooms, seqs) AS new (room, seq) GROUP BY room) AS these
    WHERE first > 1 AND NOT EXISTS (SELECT FROM garou.event AS kept WHERE kept.room = these.room AND seq = first - 1)
  ) THEN
    RAISE unique_violation USING MESSAGE = 'nothing is there to add to';
  END IF;
  IF loud THEN
    PERFORM pg_notify('{CHANNEL}', room || ':' || max(seq)) FROM unnest(rooms, seqs) AS new (room, seq) GROUP BY room;
  END IF;
END $$
"""  # noqa: S608  # every part of it stands above
ADD = "SELECT pg_temp.garou_add($1, $2, $3, $4, $5, $6)"
TURNS = f"""
SELECT CASE WHEN alone THEN pg_advisory_xact_lock(key) ELSE pg_advisory_xact_lock_shared(key) END
FROM (SELECT hashtextextended(room, {ERASING}) AS key, alone FROM unnest($1::text[], $2::bool[]) AS these (room, alone)
  ORDER BY room) AS these
"""  # noqa: S608  # as above
READ = "SELECT seq, at, kind, data FROM garou.event WHERE room = $1 ORDER BY seq"
LAST = "SELECT max(seq) FROM garou.event WHERE room = $1"
TAIL = "SELECT seq, at, kind, data FROM garou.event WHERE room = $1 AND seq > $2 ORDER BY seq"
ENDS = """
WITH RECURSIVE named (room) AS (
  (SELECT room FROM garou.event ORDER BY room LIMIT 1)
  UNION ALL
  SELECT (SELECT room FROM garou.event WHERE room > named.room ORDER BY room LIMIT 1) FROM named WHERE room IS NOT NULL
)
SELECT named.room, first.seq, last.seq, last.at FROM named,
  LATERAL (SELECT seq FROM garou.event WHERE room = named.room ORDER BY seq LIMIT 1) AS first,
  LATERAL (SELECT seq, at FROM garou.event WHERE room = named.room ORDER BY seq DESC LIMIT 1) AS last
"""  # from one name to the next: the events between are many, and nobody asks for them

# What workers say to each other, and who drives a clock.
WRITTEN, WHISPERED = CHANNEL, "garou_said"
KEY = f"hashtextextended(room, {CLOCKS})"
SAY = f"SELECT pg_notify('{WHISPERED}', said) FROM unnest($1::text[]) AS said"  # noqa: S608  # every part stands above
CLAIM = f"SELECT pg_try_advisory_lock({KEY}) FROM unnest($1::text[]) AS room"  # noqa: S608  # as above
KNOWN = "INSERT INTO garou.clock VALUES ($1) ON CONFLICT DO NOTHING RETURNING room"
ADOPT = f"""
WITH others AS MATERIALIZED (
  SELECT room FROM (SELECT room FROM garou.clock UNION SELECT unnest($2::text[])) AS going
  WHERE room <> ALL ($1::text[])
)
SELECT room FROM others WHERE pg_try_advisory_lock({KEY}) LIMIT 100
"""  # noqa: S608  # as above
LET_GO = f"""
WITH gone AS (DELETE FROM garou.clock WHERE room = $1)
SELECT pg_advisory_unlock({KEY}) FROM unnest($2::text[]) AS room
"""  # noqa: S608  # as above
TELL = f"SELECT pg_notify('{WRITTEN}', said) FROM unnest($1::text[]) AS said"  # noqa: S608  # as above
BORN = "SELECT since::text FROM garou.version ORDER BY number LIMIT 1"  # no two places have the same
UNLOCK = f"SELECT pg_advisory_unlock({KEY}) FROM unnest($1::text[]) AS room"  # noqa: S608  # as above
