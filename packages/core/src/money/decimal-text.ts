/** What decimal text says: all its digits as one whole number, and how many of them stand behind the point. */
export interface DecimalDigits {
  readonly unscaled: number;
  readonly decimals: number;
}

const decimalText = /^-?\d+(?:\.(\d+))?$/;

/**
 * Reads decimal text without exponent: '-7.25' is -725 with 2 decimals; undefined where it is anything else. Whether
 * the digits are more than a safe integer holds is for the caller to ask.
 */
export const readDecimalText = (text: string): DecimalDigits | undefined => {
  const match = decimalText.exec(text);
  return match ? { unscaled: Number(text.replace('.', '')), decimals: match[1]?.length ?? 0 } : undefined;
};
