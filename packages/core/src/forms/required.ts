/** A visible character: neither white space nor invisible, such as a zero-width space or a text direction mark. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a value is blank: no text, only white space or invisible characters, or a list of only such texts. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !visible.test(value);
  return Array.isArray(value) && value.every((line) => typeof line === 'string' && !visible.test(line));
};
