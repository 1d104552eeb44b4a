import * as v from 'valibot';

const name = '#lab=';

/** The longest fragment, in characters: mail and chat programs cut longer links. */
export const longestFragment = 100_000;

/** Encodes a lab's state as a URL fragment, which a browser never sends to a server. */
export const fragmentOf = (state: unknown): string => {
  const bytes = new TextEncoder().encode(JSON.stringify(state));
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return name + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** Decodes a lab's state from a URL fragment. @returns undefined if it has none, or an invalid one */
export const stateOf = <Schema extends v.GenericSchema>(
  fragment: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined => {
  if (!fragment.startsWith(name)) return undefined;
  try {
    const text = atob(fragment.slice(name.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (character) => character.charCodeAt(0));
    const read = v.safeParse(schema, JSON.parse(new TextDecoder().decode(bytes)));
    return read.success ? read.output : undefined;
  } catch {
    return undefined;
  }
};
