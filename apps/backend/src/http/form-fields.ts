/** The media type that a header `Content-Type` names, in lower case and without parameters. */
export const mediaTypeOf = (contentType: string): string => (contentType.toLowerCase().split(';')[0] ?? '').trim();

const countUpTo = (most: number, bytes: Buffer, separator: string): number => {
  let count = 0;
  for (let at = bytes.indexOf(separator); at !== -1 && count <= most; at = bytes.indexOf(separator, at + 1)) count += 1;
  return count;
};

/** Whether a form's body has more fields: counted by what stands between two of them, before anything is made of them. */
export const hasMoreFieldsThan = (bytes: Buffer, contentType: string, most: number): boolean => {
  const type = mediaTypeOf(contentType);
  if (type === 'application/x-www-form-urlencoded') return countUpTo(most, bytes, '&') >= most;
  return type === 'multipart/form-data' && countUpTo(most, bytes, '\r\n--') > most;
};
