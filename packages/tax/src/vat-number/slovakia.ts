import { type CheckNumber, checkDigitAnswer } from './number-check.ts';

/** Ten digits that 11 divides, the third one of 2, 3, 4, 7, 8, 9; stdnum 1.12 looks for those in the first place. */
export const checkSlovakNumber: CheckNumber = (body) =>
  /^[1-9]\d[2-47-9]\d{7}$/.test(body) ? checkDigitAnswer(body, Number(body) % 11 === 0) : { code: 'badFormat' };
