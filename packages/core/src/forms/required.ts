/** A character that shows: no white space, and none that leaves no mark, as a zero-width space or a text direction. */
const visible = /[^\s\p{Default_Ignorable_Code_Point}]/u;

/** Whether a field holds nothing to see: no text, only white space or invisible marks, or only such lines. */
export const isBlank = (value: unknown): boolean => {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return !visible.test(value);
  return Array.isArray(value) && value.every((line) => typeof line === 'string' && !visible.test(line));
};
