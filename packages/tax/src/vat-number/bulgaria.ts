import { validate as validatePersonalNumber } from 'stdnum/lib/cjs/bg/egn.js';
import { validate as validateForeignerNumber } from 'stdnum/lib/cjs/bg/pnf.js';
import { type CheckNumber, checkDigitAnswer, weightedSum } from './number-check.ts';

const entityWeights = [1, 2, 3, 4, 5, 6, 7, 8];
const entitySecondWeights = [3, 4, 5, 6, 7, 8, 9, 10];
const otherWeights = [4, 3, 2, 7, 6, 5, 4, 3, 2];

const entityCheckDigit = (body: string): number => {
  const first = weightedSum(body, entityWeights) % 11;
  return first < 10 ? first : (weightedSum(body, entitySecondWeights) % 11) % 10;
};

const isOtherNumber = (body: string): boolean => (11 - (weightedSum(body, otherWeights) % 11)) % 11 === Number(body[9]);

/**
 * Legal entities have 9 digits, persons 10 (a personal number, a foreigner's number or another kind). stdnum 1.12
 * rejects every number that begins with 4 to 8, and accepts wrong check digits of the third kind of 10 digits.
 */
export const checkBulgarianNumber: CheckNumber = (body) => {
  if (/^\d{9}$/.test(body)) return checkDigitAnswer(body, entityCheckDigit(body) === Number(body[8]));
  if (!/^\d{10}$/.test(body)) return { code: 'badFormat' };
  const isRight = validatePersonalNumber(body).isValid || validateForeignerNumber(body).isValid || isOtherNumber(body);
  return checkDigitAnswer(body, isRight);
};
