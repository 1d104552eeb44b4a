import { validate } from 'stdnum/lib/cjs/lv/pvn.js';
import { type CheckNumber, checkedBy } from './number-check.ts';

const checkByLibrary = checkedBy(/\d{11}/, validate);

/**
 * Personal codes issued since 2017 begin with 32 and contain no birth date, but stdnum 1.12 expects one. They have no
 * check digit (general knowledge, not from the Commission's rules), so only the format is checked.
 */
export const checkLatvianNumber: CheckNumber = (body) =>
  /^32\d{9}$/.test(body) ? { code: 'valid', canonical: body } : checkByLibrary(body);
