import type { ValidateReturn } from 'stdnum/lib/cjs/types.js';

/** The result of a country's check for a number without its country prefix. */
export type NumberCheck =
  | { readonly code: 'valid'; readonly canonical: string }
  | { readonly code: 'badFormat' | 'badCheckDigit' };

export type CheckNumber = (body: string) => NumberCheck;

/**
 * Creates a check that tests the format and calls the library only for numbers of that format, because it throws for
 * others. An impossible part (a date, a range) is a bad format.
 * @param form the format of the whole number
 */
export const checkedBy = (form: RegExp, validate: (value: string) => ValidateReturn): CheckNumber => {
  const whole = new RegExp(`^(?:${form.source})$`);
  return (body) => {
    if (!whole.test(body)) return { code: 'badFormat' };
    const answer = validate(body);
    if (answer.isValid) return { code: 'valid', canonical: answer.compact };
    return { code: answer.error.name === 'InvalidChecksum' ? 'badCheckDigit' : 'badFormat' };
  };
};

/** The sum of the digits times their weights; digits without a weight are ignored. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);

/** The result for a number of valid format, by whether its check digit is right. */
export const checkDigitAnswer = (body: string, isRight: boolean): NumberCheck =>
  isRight ? { code: 'valid', canonical: body } : { code: 'badCheckDigit' };
