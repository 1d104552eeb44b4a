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
 * Whether a change of state may be asked for from there (SECURITY 3): a browser names a page's origin, which must be
 * ours, and a body must be JSON, which no plain form of a foreign page can send. Programs send no origin.
 */
export const isAllowedOrigin = (request: Request, publicOrigin: string): boolean => {
  if (safeMethods.has(request.method)) return true;
  const origin = request.headers.get('origin');
  if (origin !== null && !isSameOrigin(origin, request, publicOrigin)) return false;
  if (origin === null && request.headers.get('sec-fetch-site') === 'cross-site') return false;
  return true;
};

/** A server hands over a stream even where nothing was sent: only the headers tell. */
const isEmpty = ({ headers }: Request): boolean =>
  (headers.get('content-length') ?? '0') === '0' && !headers.has('transfer-encoding');

/** The one format of bodies, but for the calls that take a form. */
const jsonType = 'application/json';
export const formType = 'multipart/form-data';

/** Whether a change's body, where it has one, says that it is of the call's format. */
export const hasBodyOfType = (request: Request, type: typeof jsonType | typeof formType = jsonType): boolean => {
  if (safeMethods.has(request.method) || request.body === null) return true;
  const contentType = request.headers.get('content-type');
  if (contentType === null) return isEmpty(request);
  const [mediaType = ''] = contentType.split(';');
  return mediaType.trim().toLowerCase() === type;
};
