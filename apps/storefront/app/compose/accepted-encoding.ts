/** The ways to compress an answer, in the order of preference. */
const encodings = ['br', 'gzip'] as const;

/** How an answer is compressed, as `Content-Encoding` names it. */
export type Encoding = (typeof encodings)[number];

const accepts = (request: Request, encoding: Encoding): boolean =>
  (request.headers.get('Accept-Encoding') ?? '')
    .split(',')
    .some((part) => part.trim().split(';', 1)[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(part));

/** The best encoding that the browser takes, of all or of those that are offered; undefined: send it as it is. */
export const acceptedEncoding = (
  request: Request,
  isOffered: (encoding: Encoding) => boolean = () => true,
): Encoding | undefined => encodings.find((encoding) => isOffered(encoding) && accepts(request, encoding));
