/** A parsed decimal text: all digits as one whole number, and the number of decimals. */
export interface DecimalDigits {
  readonly unscaled: number;
  readonly decimals: number;
}

const decimalText = /^-?\d+(?:\.(\d+))?$/;

/**
 * Reads decimal text without exponent: '-7.25' is -725 with 2 decimals; undefined for other texts. The caller must
 * check that the digits are a safe integer.
 */
export const readDecimalText = (text: string): DecimalDigits | undefined => {
  const match = decimalText.exec(text);
  return match ? { unscaled: Number(text.replace('.', '')), decimals: match[1]?.length ?? 0 } : undefined;
};
