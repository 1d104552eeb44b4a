import * as v from 'valibot';
import { fromBase64 } from './base64-text.ts';

/** Longer text than anything of ours in a browser's storage is not even decoded. */
const maxEncodedLength = 64_000;

/** What a text of the browser's storage holds, or undefined for anything that is not of this form: nothing is trusted. */
export const decodeStored = <const Schema extends v.GenericSchema>(
  encoded: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined => {
  if (encoded.length > maxEncodedLength) return undefined;
  let content: unknown;
  try {
    content = JSON.parse(fromBase64(encoded));
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(schema, content);
  return parsed.success ? parsed.output : undefined;
};
