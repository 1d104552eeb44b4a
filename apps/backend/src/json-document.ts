/** A text that is no JSON; the message names line and column. */
export class NoJsonError extends Error {
  override readonly name = 'NoJsonError';
}

/** ': there is a fault in line 3, column 5' for the text of a file that is no JSON, for a message; otherwise ''. */
export const faultOf = (error: unknown): string =>
  error instanceof NoJsonError ? `: there is a fault in ${error.message}` : '';

/** A token of JSON, after spaces. */
const token = /\s*(?:[[\]{},:]|"(?:[^"\\\p{Cc}]|\\.)*"|-?\d+(?:\.\d+)?(?:e[+-]?\d+)?|true|false|null)/iuy;

/** What may not follow a token: a comma before a bracket that closes is the usual fault of a file edited by hand. */
const impossibleAfter: Readonly<Record<string, string>> = { ':': ',:]}', ',': ',:]}', '[': ',:}', '{': ',:]' };

/** The position of the first fault that shows in the order of the tokens; otherwise the text's end. */
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
 * Reads a JSON file that a person wrote or edited, with or without the byte order mark that some editors write.
 * @throws NoJsonError with the place of the fault: 'line 3, column 5'
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

/** The text by which an entry of a list is known to its author: its first short one, which is a code, an id or a name. */
const nameOf = (entry: unknown): string => {
  if (typeof entry !== 'object' || entry === null) return '';
  const name = Object.values(entry).find((value) => typeof value === 'string' && value !== '' && value.length <= 40);
  return name === undefined ? '' : ` (${String(name)})`;
};

/**
 * A place in a document in the words of its author: 'taxRules, entry 2 (NO), rate'. Entries count from 1.
 * @param path the keys and indexes that lead there
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
