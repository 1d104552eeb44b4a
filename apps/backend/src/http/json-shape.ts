/** Limits of a JSON text: the cost of parsing depends on the numbers of values and distinct names, not on bytes. */
export const jsonLimits = {
  nesting: 64,
  /** The largest order, of 2 MB, has fewer. */
  values: 150_000,
  /** Distinct property names: an order has some dozens, plus one per selected custom option. */
  names: 5_000,
} as const;

const [quote, backslash, colon, comma] = [0x22, 0x5c, 0x3a, 0x2c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Random per process, so that an attacker cannot choose names with equal hashes. */
const hashFactor = Math.floor(Math.random() * 2 ** 31) | 1;

/** The limit that a JSON text exceeds; undefined if none. One pass over its bytes, before parsing. */
export const exceededJsonLimit = (json: Buffer): keyof typeof jsonLimits | undefined => {
  const names = new Set<number>();
  let depth = 0;
  let values = 1;
  let hash = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index];
    if (isInString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isInString = false;
      hash = Math.imul(hash ^ (json[index] ?? 0), hashFactor);
      // Without this step, numbered names would have equal hashes for some factors.
      hash ^= hash >>> 15;
    } else if (byte === quote) {
      isInString = true;
      hash = 0;
    } else if (byte === colon) {
      names.add(hash);
      if (names.size > jsonLimits.names) return 'names';
    } else if (byte === comma) {
      values += 1;
      if (values > jsonLimits.values) return 'values';
    } else if (byte === openObject || byte === openList) {
      depth += 1;
      values += 1;
      if (depth > jsonLimits.nesting) return 'nesting';
      if (values > jsonLimits.values) return 'values';
    } else if (byte === closeObject || byte === closeList) depth -= 1;
  }
  return undefined;
};
