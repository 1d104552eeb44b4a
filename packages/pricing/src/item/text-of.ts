const textOfScalar = (value: unknown): string => (typeof value === 'object' && value !== null ? '{}' : String(value));

/** A value as a message shows it, whatever it is: a list by its members, an object without its content. */
export const textOf = (value: unknown): string =>
  Array.isArray(value) ? value.map(textOfScalar).join(',') : textOfScalar(value);
