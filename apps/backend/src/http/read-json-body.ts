import { type BodyRefusal, defaultMaxBodyBytes, readBounded } from './read-bounded.ts';
import { isRefusal, refuse } from './refusal.ts';

const maxNesting = 64;

/** Counts brackets outside strings, so that depth is known before anything is built. */
const nestsDeeperThan = (text: string, limit: number): boolean => {
  let depth = 0;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInString) {
      if (character === '\\') index += 1;
      else if (character === '"') isInString = false;
    } else if (character === '"') isInString = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      if (depth > limit) return true;
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return false;
};

/** The body as parsed JSON, undefined where there is none. */
export const readJsonBody = async (
  request: Request,
  maxBytes = defaultMaxBodyBytes,
): Promise<unknown | BodyRefusal> => {
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return bytes;
  const text = bytes.toString('utf8');
  if (text === '') return undefined;
  if (nestsDeeperThan(text, maxNesting)) {
    return refuse('invalid_request', `The body nests deeper than ${maxNesting} levels`);
  }
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return refuse('invalid_request', 'The body is not JSON');
  }
};
