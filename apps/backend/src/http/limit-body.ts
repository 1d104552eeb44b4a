import { countedContentType, formRefusalOf, mediaTypeOf } from './form-fields.ts';
import { readBounded } from './read-bounded.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';

/** Maximum number of form fields: the store's longest form, the cart's, has fewer than 500. */
const maxFormFields = 1_000;

const isMultipart = (contentType: string): boolean => mediaTypeOf(contentType) === 'multipart/form-data';

/** Whether a multipart body is well-formed: parsing a malformed one later would throw and cause a 500. */
const isWellFormed = async (bytes: Buffer<ArrayBuffer>, headers: Headers): Promise<boolean> => {
  try {
    await new Response(bytes, { headers }).formData();
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the request with its whole body in memory, limited in size while it arrives, so that readers need no limit.
 * @returns `body_too_large`, or `invalid_request` if a form is malformed, has more than 1,000 fields, or fields with
 * many headers
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
