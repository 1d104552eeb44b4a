import { type CheckNumber, checkDigitAnswer } from './number-check.ts';

/**
 * Ten digits, divisible by 11; the third digit is 2, 3, 4, 7, 8 or 9. stdnum 1.12 wrongly checks the first digit
 * instead.
 */
export const checkSlovakNumber: CheckNumber = (body) =>
  /^[1-9]\d[2-47-9]\d{7}$/.test(body) ? checkDigitAnswer(body, Number(body) % 11 === 0) : { code: 'badFormat' };
