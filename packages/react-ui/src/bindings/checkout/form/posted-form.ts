/** The fields of a posted form, by name. */
export type PostedForm = ReadonlyMap<string, string>;

/** The longest text that a field of checkout accepts. */
const longestText = 500;

/**
 * Reads a posted form: the last text of each name, with the line breaks of a text area as it had them. Files are ignored.
 * @param entries of a `FormData`
 */
export const readPostedForm = (entries: Iterable<readonly [string, unknown]>): PostedForm =>
  new Map(
    [...entries].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value.replaceAll('\r\n', '\n').slice(0, longestText)] as const] : [],
    ),
  );
