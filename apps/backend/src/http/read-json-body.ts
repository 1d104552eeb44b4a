import { type Refusal, refuse } from './refusal.ts';

/** Beyond this a body is refused unread (SECURITY 25), unless the call allows more. */
const defaultMaxBodyBytes = 1_000_000;

const maxNesting = 64;

type BodyRefusal = Refusal<'invalid_request' | 'body_too_large'>;

const tooLarge = (maxBytes: number): BodyRefusal =>
  refuse('body_too_large', `The body is larger than ${maxBytes} bytes`);

const readText = async (request: Request, maxBytes: number): Promise<string | BodyRefusal> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) return tooLarge(maxBytes);
  if (!request.body) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > maxBytes) return tooLarge(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
};

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
  const text = await readText(request, maxBytes);
  if (typeof text !== 'string') return text;
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
