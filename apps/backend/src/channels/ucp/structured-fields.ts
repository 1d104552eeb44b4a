/** A bare item of a structured field (RFC 8941); tokens are strings as well. */
type BareItem = string | number | boolean | Buffer;

/** A member of a dictionary: an item or an inner list, with its parameters. */
export interface Member {
  /** The member's raw text, from its value to its last parameter. */
  readonly raw: string;
  readonly value: BareItem | readonly InnerItem[];
  readonly params: ReadonlyMap<string, BareItem>;
}

/** An item of an inner list. */
export interface InnerItem {
  readonly value: BareItem;
  readonly params: ReadonlyMap<string, BareItem>;
}

class NotStructuredError extends Error {
  override readonly name = 'NotStructuredError';
}

/** Maximum length of a parsed field, in characters. */
const mostCharacters = 4_000;

const patterns = {
  key: /[a-z*][a-z0-9_.*-]*/y,
  number: /-?\d{1,15}(?:\.\d{1,3})?/y,
  text: /"((?:[ !#-[\]-~]|\\["\\])*)"/y,
  bytes: /:([A-Za-z0-9+/]*={0,2}):/y,
  boolean: /\?([01])/y,
  token: /[A-Za-z*][!#$%&'*+\-.^_`|~:/0-9A-Za-z]*/y,
  spaces: /[ \t]*/y,
} as const;

/** A parser that consumes a field from its beginning. */
const readerOf = (text: string) => {
  let at = 0;
  const take = (pattern: RegExp): RegExpExecArray | undefined => {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) at = pattern.lastIndex;
    return match ?? undefined;
  };
  const skip = (character: string): boolean => {
    if (text[at] !== character) return false;
    at += 1;
    return true;
  };
  const bareItem = (): BareItem => {
    const quoted = take(patterns.text);
    if (quoted) return (quoted[1] ?? '').replaceAll(/\\(["\\])/g, '$1');
    const bytes = take(patterns.bytes);
    if (bytes) return Buffer.from(bytes[1] ?? '', 'base64');
    const truth = take(patterns.boolean);
    if (truth) return truth[1] === '1';
    const number = take(patterns.number);
    if (number) return Number(number[0]);
    const token = take(patterns.token);
    if (token) return token[0];
    throw new NotStructuredError();
  };
  const params = (): ReadonlyMap<string, BareItem> => {
    const found = new Map<string, BareItem>();
    while (skip(';')) {
      take(patterns.spaces);
      const key = take(patterns.key);
      if (!key) throw new NotStructuredError();
      found.set(key[0], skip('=') ? bareItem() : true);
    }
    return found;
  };
  const innerList = (): readonly InnerItem[] => {
    const items: InnerItem[] = [];
    for (;;) {
      take(patterns.spaces);
      if (skip(')')) return items;
      items.push({ value: bareItem(), params: params() });
      if (text[at] !== ' ' && text[at] !== ')') throw new NotStructuredError();
    }
  };
  const member = (): Member => {
    const start = at;
    const value = skip('(') ? innerList() : bareItem();
    const parameters = params();
    return { raw: text.slice(start, at), value, params: parameters };
  };
  return {
    dictionary: (): ReadonlyMap<string, Member> => {
      const members = new Map<string, Member>();
      take(patterns.spaces);
      while (at < text.length) {
        const key = take(patterns.key);
        if (!key) throw new NotStructuredError();
        members.set(key[0], skip('=') ? member() : { raw: '?1', value: true, params: params() });
        take(patterns.spaces);
        if (at === text.length) break;
        if (!skip(',')) throw new NotStructuredError();
        take(patterns.spaces);
        if (at === text.length) throw new NotStructuredError();
      }
      return members;
    },
  };
};

/** Parses a dictionary of structured fields (RFC 8941, section 3.2); undefined for any other text. */
export const parseDictionary = (text: string): ReadonlyMap<string, Member> | undefined => {
  if (text.length > mostCharacters) return undefined;
  try {
    return readerOf(text).dictionary();
  } catch (error) {
    if (error instanceof NotStructuredError) return undefined;
    throw error;
  }
};
