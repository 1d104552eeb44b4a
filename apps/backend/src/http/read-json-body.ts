import { isUtf8 } from 'node:buffer';
import { exceededJsonLimit, jsonLimits } from './json-shape.ts';
import { type BodyRefusal, defaultMaxBodyBytes, readBounded } from './read-bounded.ts';
import { isRefusal, refuse } from './refusal.ts';
import { escapesUnstorableText } from './unstorable-json.ts';

const refusals: Readonly<Record<keyof typeof jsonLimits, string>> = {
  nesting: `The body nests deeper than ${jsonLimits.nesting} levels`,
  values: `The body has more than ${jsonLimits.values} values`,
  names: `The body has more than ${jsonLimits.names} different names`,
};

/**
 * Parses JSON, or returns the reason for rejection: not UTF-8, exceeds one of `jsonLimits`, contains text that cannot
 * be stored, or is malformed.
 */
export const parseJson = (json: Buffer): unknown | BodyRefusal => {
  if (!isUtf8(json)) return refuse('invalid_request', 'The body is not UTF-8');
  const exceeded = exceededJsonLimit(json);
  if (exceeded) return refuse('invalid_request', refusals[exceeded]);
  if (escapesUnstorableText(json)) {
    return refuse('invalid_request', 'The body holds half a character or a zero byte, which no text can keep');
  }
  try {
    return JSON.parse(json.toString('utf8')) as unknown;
  } catch {
    return refuse('invalid_request', 'The body is not JSON');
  }
};

/** Reads a body as JSON; undefined without a body. */
export const readJsonBody = async (
  request: Request,
  maxBytes = defaultMaxBodyBytes,
): Promise<unknown | BodyRefusal> => {
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return bytes;
  return bytes.length === 0 ? undefined : parseJson(bytes);
};
