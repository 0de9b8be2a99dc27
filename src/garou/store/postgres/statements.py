"""What a store says to its database."""

from __future__ import annotations

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
AFTER = f"""
WITH kept AS (INSERT INTO garou.event SELECT * FROM {ROWS} RETURNING room, seq)
SELECT pg_notify('{CHANNEL}', room || ':' || max(seq)), 1 / (CASE WHEN min(seq) = 1 OR EXISTS (
  SELECT FROM garou.event WHERE event.room = kept.room AND event.seq = min(kept.seq) - 1) THEN 1 ELSE 0 END)
FROM kept GROUP BY room
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
