const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

const isSameOrigin = (origin: string, request: Request, publicOrigin: string): boolean => {
  if (origin === publicOrigin) return true;
  try {
    return new URL(origin).host === new URL(request.url).host;
  } catch {
    return false;
  }
};

/**
 * Whether a state change may come from this origin (SECURITY 3): a browser's Origin header has to be the store's, and a
 * body has to be JSON, which a plain form of another site cannot send. Programs send no Origin.
 */
export const isAllowedOrigin = (request: Request, publicOrigin: string): boolean => {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin !== null && !isSameOrigin(origin, request, publicOrigin)) return false;
  if (origin === null && request.headers.get('sec-fetch-site') === 'cross-site') return false;
  return true;
};

/** A server may pass an empty stream for a missing body, so only the headers tell. */
const isEmpty = ({ headers }: Request): boolean =>
  (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');

/** The format of bodies, except for calls that take a form. */
const jsonType = 'application/json';
export const formType = 'multipart/form-data';

/** Whether a request body, if present, has the call's content type. */
export const hasBodyOfType = (request: Request, type: typeof jsonType | typeof formType = jsonType): boolean => {
  if (safeMethods.has(request.method)) return true;
  const contentType = request.headers.get('content-type');
  const [mediaType = ''] = contentType?.split(';') ?? [];
  if (mediaType.trim().toLowerCase() === type) return true;
  // Evaluated last, because the server then creates a stream.
  return request.body === null || (contentType === null && isEmpty(request));
};
