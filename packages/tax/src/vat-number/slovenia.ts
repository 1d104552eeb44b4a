import { type CheckNumber, checkDigitAnswer, weightedSum } from './number-check.ts';

const weights = [8, 7, 6, 5, 4, 3, 2];

/** A checksum of 10 is written 0; numbers with a checksum of 11 are invalid. stdnum 1.12 accepts 1 for 11. */
export const checkSlovenianNumber: CheckNumber = (body) => {
  if (!/^[1-9]\d{7}$/.test(body)) return { code: 'badFormat' };
  const missing = 11 - (weightedSum(body, weights) % 11);
  return checkDigitAnswer(body, missing < 11 && missing % 10 === Number(body[7]));
};
