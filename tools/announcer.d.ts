// The announcer's book as garou.announcer writes it, and what the page makes of it.

interface Role {
  id: string;
  name: string;
  art: string;
  most: number;
  single: boolean;
  pair: boolean;
  hunted: boolean;
  brings: number;
}

interface Scenario {
  id: string;
  name: string;
  blurb: string;
  players: number[];
  decks: Record<string, string[]>;
  fixed: string[];
  pool: string[];
  brings: Record<string, string[]>;
  spare: number;
}

interface Call {
  id: string;
  role: string;
  roles: string[];
  needs: string[];
  counts: string[];
}

interface Line {
  call: string;
  role: string;
  kind: string;
  stretch: "before" | "dusk" | "night" | "day" | "vote";
  pause: string;
  sound: string;
  buzz: string;
  aloud: boolean;
  waits: boolean;
  round: "first" | "later" | "every";
  when: { any: string[]; all: string[]; none: string[] };
  say: Record<string, string>;
  clip?: Record<string, string>;
}

interface Book {
  game: string;
  edition: string;
  lang: string;
  players: [number, number];
  centre: number;
  options: { id: string; name: string; about: string; of: string[] }[];
  roles: Role[];
  scenarios: Scenario[];
  brings: Record<string, string[]>;
  calls: Call[];
  pauses: Record<string, { seconds: number; roles: number }>;
  lines: Line[];
}

/** A line that is told tonight. */
interface Cue extends Line {
  words: string;
}

/** A line that is said, or something for whoever leads to do, with the lines that are only shown beside it. */
interface Told extends Cue {
  notes: string[];
}

/** Where a night stands. */
interface KeptNight {
  night: number;
  gone: string[];
  at: number; // which of its steps
}

/** How the cards of one edition were laid out. */
interface Layout {
  way: string;
  scenario: string | undefined;
  players: number | null;
  tokens: Record<string, number>;
  bag: Record<string, number>;
  drawn: string[];
  wild: boolean;
  options: string[];
}

/** Everything a night is told from. */
interface Laid {
  book: Book;
  cast: string[];
  options: string[];
  table: string[];
  players: number;
  played: string[];
}

interface Settings {
  game: string;
  editions: Record<string, string>;
  tables: Record<string, Partial<Layout>>;
  voice: string;
  length: string;
  newcomers: boolean;
  played: Record<string, string[]>;
  pause: number;
  day: number;
  longer: Record<string, number>;
  speed: number;
  background: string;
  "voice-volume": number;
  "background-volume": number;
  "gong-volume": number;
  count: boolean;
  vibrate: boolean;
}

/** As they are kept: null leaves a time to the book. */
type KeptSettings = Omit<Settings, "pause" | "day"> & { pause: number | null; day: number | null };

/** The sentences the page brought along, by name. */
type Sentences = Record<string, string>;

interface Clock {
  now(): number;
  after(milliseconds: number, then: () => void): () => void;
}

interface Manner {
  voice: SpeechSynthesisVoice | null;
  clip: Promise<ArrayBuffer> | null;
  speed: number;
  volume: number;
}

interface Stage {
  seconds(cue: Told): number;
  waits(cue: Told): boolean;
  start(cue: Told): boolean;
  speak(cue: Told, done: () => void): void;
  hush(): void;
  waiting(): void;
  resting(cue: Told, left: number): void;
  over(): void;
}
