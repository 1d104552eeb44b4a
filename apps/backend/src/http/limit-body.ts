import { countedContentType, formRefusalOf, mediaTypeOf } from './form-fields.ts';
import { readBounded } from './read-bounded.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

/** Fields of one form: the longest of the store, a cart's, has fewer than 500. */
const maxFormFields = 1_000;

const isMultipart = (contentType: string): boolean => mediaTypeOf(contentType) === 'multipart/form-data';

/** Whether a multipart body is one: reading it later would throw, and be an answer of 500. */
const isWellFormed = async (bytes: Buffer<ArrayBuffer>, headers: Headers): Promise<boolean> => {
  try {
    await new Response(bytes, { headers }).formData();
    return true;
  } catch {
    return false;
  }
};

/**
 * The request with its whole body in memory, of at most so many bytes, counted while they arrive. Whoever reads it
 * afterwards needs no limit of their own.
 * @returns `body_too_large`, or `invalid_request` where a form is malformed, has more than 1,000 fields, or fields with many headers
 */
export const limitBody = async (
  request: Request,
  maxBytes: number,
): Promise<Request | Refusal<'body_too_large' | 'invalid_request'>> => {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return bytes;
  const contentType = request.headers.get('content-type') ?? '';
  const refusal = formRefusalOf(bytes, contentType, maxFormFields);
  if (refusal) return refuse('invalid_request', refusal);
  const headers = new Headers(request.headers);
  if (isMultipart(contentType)) {
    headers.set('content-type', countedContentType(contentType));
    if (!(await isWellFormed(bytes, headers))) return refuse('invalid_request', 'The body is not a form');
  }
  headers.delete('transfer-encoding');
  headers.set('content-length', String(bytes.length));
  const { url, method, signal } = request;
  return new Request(url, { method, headers, signal, body: bytes.length === 0 ? null : bytes });
};
