import * as v from 'valibot';
import { fromBase64 } from './base64-text.ts';

/** Maximum length of stored text; longer texts are not decoded. */
const maxEncodedLength = 64_000;

/** Decodes a text from browser storage; undefined if it does not match the schema. Nothing is trusted. */
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
