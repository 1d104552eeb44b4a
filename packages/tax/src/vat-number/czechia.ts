import { validate } from 'stdnum/lib/cjs/cz/dic.js';
import { type CheckNumber, checkDigitAnswer, checkedBy, weightedSum } from './number-check.ts';

const weights = [8, 7, 6, 5, 4, 3, 2];
const checkByLibrary = checkedBy(/\d{8,10}/, validate);

/**
 * Nine digits that begin with 6 identify certain individuals: the check digit is computed from the seven digits
 * between.
 */
const individualCheckDigit = (body: string): number => {
  const missing = 11 - (weightedSum(body.slice(1), weights) % 11);
  return (19 - missing) % 10;
};

/** stdnum 1.12 includes the leading 6 in the checksum, and therefore rejects valid numbers. */
export const checkCzechNumber: CheckNumber = (body) =>
  /^6\d{8}$/.test(body) ? checkDigitAnswer(body, individualCheckDigit(body) === Number(body[8])) : checkByLibrary(body);
