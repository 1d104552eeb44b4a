/** Supported compressions in order of preference. */
const encodings = ['br', 'gzip'] as const;

/** A value of `Content-Encoding`. */
export type Encoding = (typeof encodings)[number];

const accepts = (request: Request, encoding: Encoding): boolean =>
  (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .some((part) => part.trim().split(';', 1)[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));

/** The preferred encoding that the browser accepts, among all or the given ones; undefined for none. */
export const acceptedEncoding = (
  request: Request,
  isOffered: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined => encodings.find((encoding) => isOffered(encoding) && accepts(request, encoding));
