// What the workshop's script is handed, and what it makes: see garou/web/workshop/book.py and garou/homemade/values.py.

type Names = string | string[];

interface Deed {
  [field: string]: unknown;
  when?: Deed[];
}

interface Spelt {
  name: string;
  the?: string;
  gender?: string;
}

interface RoleMade {
  format: string;
  id: string;
  names: Record<string, Spelt>;
  team: string;
  follower?: boolean;
  wakes?: { after?: string; with?: string; together?: boolean; nightly?: boolean };
  night?: Deed[];
  dies?: Names | { takes: string };
  guards?: Names | { guards: string; "pointed-by"?: string };
  votes?: number;
  wins?: string;
  number?: string;
  picture?: Names;
  says?: Record<string, { words?: Record<string, string> }>;
  [more: string]: unknown;
}

interface Draft {
  base: string;
  role: RoleMade;
}

interface Field {
  usual: unknown;
  many: boolean;
}

interface Base {
  name: string;
  game: string;
  players: [number, number];
  centre: number;
  many: boolean;
  teams: Record<string, string>;
  marks: Record<string, string>;
  calls: string[];
  joined: string[];
  roles: Record<string, { art: string; light: string; number: string }>;
  begin: Record<string, RoleMade>;
  decks: { id: string; name: string; sizes: number[] }[];
}

interface WorkBook {
  lang: string;
  format: string;
  languages: Record<string, string>;
  phrases: Record<string, Record<string, string>>;
  terms: Record<string, Record<string, string>>;
  table: { signs: Record<string, string>; by: Record<string, string>; shapes: Record<string, Record<string, [string, string]>>; conditions: string[] };
  verbs: Record<string, Record<string, Field>>;
  condition: Record<string, Field>;
  bases: Record<string, Base>;
  pictures: string[];
  ui: Record<string, string>;
}

// A word that can be changed: of which step, in which field, of what kind; `when` is the number of a condition.
interface Blank {
  step: number;
  kind: string;
  field?: string;
  when?: number;
}

type Piece = string | { blank: Blank; pieces: Piece[] };
