import { validate } from 'stdnum/lib/cjs/lv/pvn.js';
import { type CheckNumber, checkDigitAnswer, checkedBy, weightedSum } from './number-check.ts';

const weights = [8, 7, 6, 5, 4, 3, 2];

/** A checksum of 10 is written 0; numbers with a checksum of 11 are invalid. stdnum 1.12 accepts 1 for 11. */
export const checkSlovenianNumber: CheckNumber = (body) => {
  if (!/^[1-9]\d{7}$/.test(body)) return { code: 'badFormat' };
  const missing = 11 - (weightedSum(body, weights) % 11);
  return checkDigitAnswer(body, missing < 11 && missing % 10 === Number(body[7]));
};

/**
 * Ten digits, divisible by 11; the third digit is 2, 3, 4, 7, 8 or 9. stdnum 1.12 wrongly checks the first digit
 * instead.
 */
export const checkSlovakNumber: CheckNumber = (body) =>
  /^[1-9]\d[2-47-9]\d{7}$/.test(body) ? checkDigitAnswer(body, Number(body) % 11 === 0) : { code: 'badFormat' };

const checkByLibrary = checkedBy(/\d{11}/, validate);

/**
 * Personal codes issued since 2017 begin with 32 and contain no birth date, but stdnum 1.12 expects one. They have no
 * check digit (general knowledge, not from the Commission's rules), so only the format is checked.
 */
export const checkLatvianNumber: CheckNumber = (body) =>
  /^32\d{9}$/.test(body) ? { code: 'valid', canonical: body } : checkByLibrary(body);
