/**
 * The canonical text of a JSON value (RFC 8785): the same for equal values, whoever has written them. Numbers and texts are
 * written as JSON.stringify does, names sorted by their UTF-16 code units.
 * @param value a value that JSON.parse has returned
 */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
};
