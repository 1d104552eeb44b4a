import { MIMEType } from 'node:util';

/** The media type in a `Content-Type` header, in lower case and without parameters. */
export const mediaTypeOf = (contentType: string): string => (contentType.toLowerCase().split(';')[0] ?? '').trim();

/** A browser's form field has one or two headers, its name and its type. */
const partLimits = { headers: 4, headBytes: 1_000 } as const;

const multipart = 'multipart/form-data';

const countUpTo = (most: number, bytes: Buffer, separator: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(separator); at !== -1 && count <= most; at = bytes.indexOf(separator, at + 1)) count += 1;
  return count;
};

const boundaryOf = (contentType: string): string | undefined => {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? undefined;
  } catch {
    return undefined;
  }
};

/** Whether a part begins with more or longer headers than any field needs, because parsing them is slow. */
const hasOddHead = (bytes: Buffer, boundary: string): boolean => {
  const delimiter = `--${boundary}`;
  for (let at = bytes.indexOf(delimiter); at !== -1; at = bytes.indexOf(delimiter, at + delimiter.length)) {
    const start = at + delimiter.length;
    const rest = bytes.toString('latin1', start, start + partLimits.headBytes);
    if (rest.startsWith('--')) continue;
    const [head = '', ...value] = rest.split('\r\n\r\n');
    if (value.length === 0 && rest.length === partLimits.headBytes) return true;
    if (head.split('\r\n').length - 1 > partLimits.headers) return true;
  }
  return false;
};

/**
 * Reason to reject a form body, found by counting its delimiters before parsing.
 * @returns a sentence; undefined within the limits
 */
export const formRefusalOf = (bytes: Buffer, contentType: string, mostFields: number): string | undefined => {
  const type = mediaTypeOf(contentType);
  const tooMany = `A form has at most ${mostFields} fields`;
  if (type === 'application/x-www-form-urlencoded')
    return countUpTo(mostFields, bytes, '&') >= mostFields ? tooMany : undefined;
  if (type !== multipart) return undefined;
  if (countUpTo(mostFields, bytes, '\r\n--') > mostFields) return tooMany;
  const boundary = boundaryOf(contentType);
  if (boundary === undefined) return 'The body is not a form';
  return hasOddHead(bytes, boundary) ? `A field has at most ${partLimits.headers} headers` : undefined;
};

/** The content type for parsing a form, with only the boundary that its limits were counted by. */
export const countedContentType = (contentType: string): string =>
  mediaTypeOf(contentType) === multipart
    ? `${multipart}; boundary=${JSON.stringify(boundaryOf(contentType))}`
    : contentType;
