/**
 * The canonical JSON text of a value (RFC 8785), the same for equal values. Numbers and strings are written as by
 * JSON.stringify; names are sorted by their UTF-16 code units.
 * @param value a value returned by JSON.parse
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
};
