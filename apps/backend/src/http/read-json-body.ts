import { type BodyRefusal, defaultMaxBodyBytes, readBounded } from './read-bounded.ts';
import { isRefusal, refuse } from './refusal.ts';

const maxNesting = 64;

const quote = 0x22;
const backslash = 0x5c;
const openings = [0x5b, 0x7b];
const closings = [0x5d, 0x7d];

/** Counts brackets outside strings, so that depth is known before anything is built. */
const nestsDeeperThan = (json: Buffer, limit: number): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < json.length; index += 1) {
    const byte = json[index] ?? 0;
    if (isInString) {
      if (byte === backslash) index += 1;
      else if (byte === quote) isInString = false;
    } else if (byte === quote) isInString = true;
    else if (openings.includes(byte)) {
      depth += 1;
      if (depth > limit) return true;
    } else if (closings.includes(byte)) depth -= 1;
  }
  return false;
};

/** Parsed JSON, or why it is refused: it nests deeper than 64 levels, or is malformed. */
export const parseJson = (json: Buffer): unknown | BodyRefusal => {
  if (nestsDeeperThan(json, maxNesting)) {
    return refuse('invalid_request', `The body nests deeper than ${maxNesting} levels`);
  }
  try {
    return JSON.parse(json.toString('utf8')) as unknown;
  } catch {
    return refuse('invalid_request', 'The body is not JSON');
  }
};

/** The body as parsed JSON, undefined where there is none. */
export const readJsonBody = async (
  request: Request,
  maxBytes = defaultMaxBodyBytes,
): Promise<unknown | BodyRefusal> => {
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return bytes;
  return bytes.length === 0 ? undefined : parseJson(bytes);
};
