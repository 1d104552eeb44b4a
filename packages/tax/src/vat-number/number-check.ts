import type { ValidateReturn } from 'stdnum/lib/cjs/types.js';

/** What a country's construction rule says of a number without its country prefix. */
export type NumberCheck =
  | { readonly code: 'valid'; readonly canonical: string }
  | { readonly code: 'badFormat' | 'badCheckDigit' };

export type CheckNumber = (body: string) => NumberCheck;

/**
 * A check by the library for bodies of the given form; it throws for some that are far from it. A part that cannot be
 * (a date, a range) is a bad format.
 * @param form what a body is from its first character to its last
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

/** A number's digits times weights, summed; digits beyond the weights do not count. */
export const weightedSum = (digits: string, weights: readonly number[]): number =>
  weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);

/** The answer for a number of good format whose check digit is right or not. */
export const checkDigitAnswer = (body: string, isRight: boolean): NumberCheck =>
  isRight ? { code: 'valid', canonical: body } : { code: 'badCheckDigit' };
