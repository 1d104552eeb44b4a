import { readBounded } from './read-bounded.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

/** Fields of one form: the longest of the store, a cart's, has fewer than 500. */
const maxFormFields = 1_000;

const countOf = (bytes: Buffer, separator: string, most: number): number => {
  let count = 0;
  for (let at = bytes.indexOf(separator); at !== -1 && count <= most; at = bytes.indexOf(separator, at + 1)) count += 1;
  return count;
};

/** Counted by what stands between two fields, before anything is made of them. */
const hasTooManyFields = (bytes: Buffer, contentType: string): boolean => {
  const [type = ''] = contentType.toLowerCase().split(';');
  if (type === 'application/x-www-form-urlencoded') return countOf(bytes, '&', maxFormFields) >= maxFormFields;
  return type === 'multipart/form-data' && countOf(bytes, '\r\n--', maxFormFields) > maxFormFields;
};

/**
 * The request with its whole body in memory, of at most so many bytes, counted while they arrive. Whoever reads it
 * afterwards needs no limit of their own.
 * @returns `body_too_large`, or `invalid_request` where a form has more than 1,000 fields
 */
export const limitBody = async (
  request: Request,
  maxBytes: number,
): Promise<Request | Refusal<'body_too_large' | 'invalid_request'>> => {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return bytes;
  if (hasTooManyFields(bytes, request.headers.get('content-type') ?? '')) {
    return refuse('invalid_request', `A form has at most ${maxFormFields} fields`);
  }
  const headers = new Headers(request.headers);
  headers.delete('transfer-encoding');
  headers.set('content-length', String(bytes.length));
  const { url, method, signal } = request;
  return new Request(url, { method, headers, signal, body: bytes.length === 0 ? null : bytes });
};
