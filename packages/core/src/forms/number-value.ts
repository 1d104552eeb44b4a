/** The number that a number field emits for its text, or null when the text is not one (S5-val-13). */
export const numberValue = (text: string): number | null => {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number)) return null;
  return number === 0 ? 0 : number;
};
