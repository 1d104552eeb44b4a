import { validate } from 'stdnum/lib/cjs/lv/pvn.js';
import { type CheckNumber, checkedBy } from './number-check.ts';

const checkByLibrary = checkedBy(/\d{11}/, validate);

/**
 * Personal codes of 2017 and later begin with 32 and name no birthday, where stdnum 1.12 reads one. That they have no
 * check digit is general knowledge, not from the Commission's rules: such a number is only held to its form.
 */
export const checkLatvianNumber: CheckNumber = (body) =>
  /^32\d{9}$/.test(body) ? { code: 'valid', canonical: body } : checkByLibrary(body);
