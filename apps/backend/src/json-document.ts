/** Thrown for invalid JSON; the message contains line and column. */
export class NoJsonError extends Error {
  override readonly name = 'NoJsonError';
}

/** ': there is a fault in line 3, column 5' for a NoJsonError, to append to a message; otherwise ''. */
export const faultOf = (error: unknown): string =>
  error instanceof NoJsonError ? `: there is a fault in ${error.message}` : '';

/** A token of JSON, after spaces. */
const token = /\s*(?:[[\]{},:]|"(?:[^"\\\p{Cc}]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/iuy;

/** Impossible successors of a token: a comma before a closing bracket is the usual mistake in a file edited by hand. */
const impossibleAfter: Readonly<Record<string, string>> = { ':': ',:]}', ',': ',:]}', '[': ',:}', '{': ',:]' };

/** The position of the first syntax error in the order of tokens; otherwise the end of the text. */
const faultIn = (text: string): number => {
  let at = 0;
  let last = '';
  for (;;) {
    token.lastIndex = at;
    const found = token.exec(text)?.[0].trim();
    if (found === undefined || impossibleAfter[last]?.includes(found)) break;
    at = token.lastIndex;
    last = found;
  }
  const begins = text.slice(at).search(/\S/);
  return begins < 0 ? text.trimEnd().length : at + begins;
};

/**
 * Parses a JSON file edited by a person, with or without a byte order mark.
 * @throws NoJsonError with the position: 'line 3, column 5'
 */
export const readJsonDocument = (text: string): unknown => {
  const document = text.replace(/^\uFEFF/, '');
  try {
    return JSON.parse(document);
  } catch (cause) {
    const told = /at position (\d+)/.exec(cause instanceof Error ? cause.message : '')?.[1];
    const before = document.slice(0, told === undefined ? faultIn(document) : Number(told)).split('\n');
    throw new NoJsonError(`line ${before.length}, column ${(before.at(-1)?.length ?? 0) + 1}`, { cause });
  }
};

/** The text that identifies an entry for its author: the first short text, such as a code, an id or a name. */
const nameOf = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return '';
  const name = Object.values(entry).find((value) => typeof value === 'string' && value !== '' && value.length <= 40);
  return name === undefined ? '' : ` (${String(name)})`;
};

/**
 * Formats a place in a document for its author: 'taxRules, entry 2 (NO), rate'. Entries count from 1.
 * @param path the keys and indexes of the place
 */
export const placeInDocument = (document: unknown, path: readonly unknown[]): string => {
  let at = document;
  const places = path.map((key) => {
    const isEntry = Array.isArray(at);
    at = Object(at)[String(key)];
    return isEntry ? `entry ${Number(key) + 1}${nameOf(at)}` : String(key);
  });
  return places.join(', ');
};
