// What this device keeps of the workshop: the draft, and roles put by. Nothing of it is anybody else's.

const DRAFT = "garou-workshop";
const MINE = "garou-roles";
const MOST = 60;

/**
 * @param {string} key
 * @returns {unknown}
 */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 */
function write(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // a browser that keeps nothing: the page goes on without
  }
}

/**
 * @param {unknown} thing
 * @returns {thing is Draft}
 */
const is_draft = (thing) => typeof thing === "object" && thing !== null && "base" in thing && "role" in thing && typeof thing.role === "object" && thing.role !== null && "id" in thing.role;

/**
 * As long as its game is still there.
 * @param {WorkBook} book
 */
export function kept_draft(book) {
  const found = read(DRAFT);
  return is_draft(found) && found.base in book.bases ? found : null;
}

/** @param {Draft} draft */
export const keep_draft = (draft) => write(DRAFT, draft);

/** @returns {Draft[]} */
export function mine() {
  const found = read(MINE);
  return Array.isArray(found) ? found.filter((one) => is_draft(one)) : [];
}

/** @param {Draft} draft */
export const put_by = (draft) => write(MINE, [structuredClone(draft), ...mine().filter(({ base, role }) => base !== draft.base || role.id !== draft.role.id)].slice(0, MOST));

/** @param {Draft} draft */
export const forget = (draft) => write(MINE, mine().filter(({ base, role }) => base !== draft.base || role.id !== draft.role.id));
