import { validate } from 'stdnum/lib/cjs/cz/dic.js';
import { type CheckNumber, checkDigitAnswer, checkedBy, weightedSum } from './number-check.ts';

const weights = [8, 7, 6, 5, 4, 3, 2];
const checkByLibrary = checkedBy(/\d{8,10}/, validate);

/** Nine digits from a 6 on belong to certain individuals: the seven between the 6 and the check digit are weighed. */
const individualCheckDigit = (body: string): number => {
  const missing = 11 - (weightedSum(body.slice(1), weights) % 11);
  return (19 - missing) % 10;
};

/** stdnum 1.12 weighs the leading 6 of an individual's nine digits too, and so refuses right numbers. */
export const checkCzechNumber: CheckNumber = (body) =>
  /^6\d{8}$/.test(body) ? checkDigitAnswer(body, individualCheckDigit(body) === Number(body[8])) : checkByLibrary(body);
