// Which cards are laid out: a scenario's, tokens one by one, or drawn from a bag. No page in here.

/** @param {number} limit */
function below(limit) {
  const [drawn] = crypto.getRandomValues(new Uint32Array(1));
  return Math.floor((drawn / 2 ** 32) * limit);
}

/**
 * @param {string[]} cards
 * @param {number} many
 */
export function sample(cards, many) {
  const left = [...cards];
  return Array.from({ length: Math.min(many, left.length) }, () => left.splice(below(left.length), 1)[0]);
}

/**
 * @param {Record<string, number>} counts
 * @returns {string[]}
 */
export const spread = (counts) => Object.entries(counts).flatMap(([role, count]) => Array.from({ length: count }, () => role));

/**
 * Some editions come without scenarios; a bag is for games where some cards stay on the table.
 * @param {Book} book
 */
export const ways = (book) => [...(book.scenarios.length > 0 ? ["scenario"] : []), "tokens", ...(book.centre ? ["bag"] : [])];

/**
 * How many copies can be laid out; where the books count none, as many as there are seats.
 * @param {Book} book
 * @param {Role} role
 */
export const most_of = (book, role) => role.most || (role.single ? 1 : book.players[1]);

/**
 * What was laid out last time, as far as this book still knows it.
 * @param {Book} book
 * @param {Partial<Layout>} kept
 * @returns {Layout}
 */
export function table_for(book, kept = {}) {
  const known = (/** @type {string} */ role) => book.roles.some(({ id }) => id === role);
  const counts = (/** @type {Record<string, number> | undefined} */ some) => Object.fromEntries(Object.entries(some ?? {}).filter(([role]) => known(role)));
  const scenario = book.scenarios.find(({ id }) => id === kept.scenario) ?? book.scenarios[0];
  return {
    way: ways(book).find((way) => way === kept.way) ?? ways(book)[0],
    scenario: scenario?.id,
    players: kept.players ?? null,
    tokens: counts(kept.tokens),
    bag: kept.bag ? counts(kept.bag) : Object.fromEntries(book.roles.map((role) => [role.id, most_of(book, role)])),
    drawn: (kept.drawn ?? []).filter(known),
    wild: kept.wild ?? false,
    options: (kept.options ?? []).filter((name) => book.options.some(({ id }) => id === name)),
  };
}

/**
 * @param {Book} book
 * @param {Layout} table
 */
export const scenario_of = (book, table) => book.scenarios.find(({ id }) => id === table.scenario);

/**
 * The scenario that is certainly chosen, as that is the way the cards are laid out.
 * @param {Book} book
 * @param {Layout} table
 * @returns {Scenario}
 */
const chosen = (book, table) => scenario_of(book, table) ?? book.scenarios[0];

/**
 * @param {Book} book
 * @param {Layout} table
 */
export const is_drawn = (book, table) =>
  table.way === "bag" || (table.way === "scenario" && Object.keys(chosen(book, table).decks).length === 0);

/**
 * For how many the cards can be laid out.
 * @param {Book} book
 * @param {Layout} table
 */
export function sizes(book, table) {
  const [low, high] = book.players;
  return table.way === "scenario" ? chosen(book, table).players : Array.from({ length: high - low + 1 }, (_, i) => low + i);
}

/**
 * Cards that others bring lie before nobody: the alpha wolf's, the thief's two.
 * @param {Book} book
 * @param {string[]} cast
 */
export function seats_for(book, cast) {
  const brought = book.roles.filter(({ id }) => cast.includes(id)).reduce((sum, { brings }) => sum + brings, 0);
  return cast.length - book.centre - brought;
}

/**
 * @param {Book} book
 * @param {Layout} table
 */
export function players_of(book, table) {
  const possible = sizes(book, table);
  const wanted = table.way === "tokens" ? seats_for(book, spread(table.tokens)) : (table.players ?? 5);
  return possible.reduce((best, size) => (Math.abs(size - wanted) < Math.abs(best - wanted) ? size : best));
}

/**
 * What is always in, what else is drawn from, and what some of it brings.
 * @param {Book} book
 * @param {Layout} table
 */
const drawn_from = (book, table) =>
  table.way === "bag"
    ? { fixed: [], pool: spread(table.bag), spare: book.centre, brings: book.brings }
    : chosen(book, table);

const TRIES = 1000;

/**
 * Drawn again until pairs are whole, until the box has a card left to lie beside one that brings it and, unless the
 * table wants it wild, until there is somebody to look for.
 * @param {Book} book
 * @param {Layout} table
 * @returns {string[]}
 */
export function draw(book, table) {
  let cast = drawn_once(book, table);
  for (let tries = 1; tries < TRIES && !cast.fits; tries += 1) cast = drawn_once(book, table);
  return cast.cards;
}

/**
 * @param {Book} book
 * @param {Layout} table
 */
function drawn_once(book, table) {
  const { fixed, pool, spare, brings } = drawn_from(book, table);
  const cards = [...fixed, ...sample(pool, players_of(book, table) + spare - fixed.length)];
  const bringing = Object.entries(brings).filter(([role]) => cards.includes(role));
  const beside = bringing.flatMap(([, kinds]) => sample(kinds.filter((kind) => left_of(book, cards, kind) > 0), 1));
  const promised = whole(book, cards) && (table.wild || book.roles.some(({ id, hunted }) => hunted && cards.includes(id)));
  return { cards: [...cards, ...beside], fits: promised && beside.length === bringing.length };
}

/**
 * Two of a pair, or none.
 * @param {Book} book
 * @param {string[]} cards
 */
function whole(book, cards) {
  return book.roles.filter(({ pair }) => pair).every(({ id }) => [0, 2].includes(cards.filter((card) => card === id).length));
}

/**
 * How many cards of this role the box still holds.
 * @param {Book} book
 * @param {string[]} cards
 * @param {string} kind
 */
function left_of(book, cards, kind) {
  const role = book.roles.find(({ id }) => id === kind);
  return role ? most_of(book, role) - cards.filter((card) => card === kind).length : 0;
}

/**
 * @param {Book} book
 * @param {Layout} table
 * @returns {string[]}
 */
export function cast_of(book, table) {
  if (table.way === "tokens") return spread(table.tokens);
  return is_drawn(book, table) ? table.drawn : chosen(book, table).decks[players_of(book, table)];
}

/**
 * @param {Book} book
 * @param {string[]} cast
 */
export function counted(book, cast) {
  return book.roles.map((role) => ({ role, count: cast.filter((id) => id === role.id).length })).filter(({ count }) => count);
}

/**
 * A deck without some of its cards, one for one.
 * @param {string[]} deck
 * @param {string[]} cards
 */
export const without = (deck, cards) => cards.reduce((left, card) => left.filter((_, i) => i !== left.indexOf(card)), deck);
