import { describe, expect, it } from 'vitest';
import { matchesPattern, normalisedPostcode, placeSpecificityOf } from './place-pattern.ts';

describe('normalisedPostcode', () => {
  it.each([
    ['', ''],
    ['9500-001', '9500-001'],
    ['sw1a 1aa', 'SW1A1AA'],
    [' 10115\t', '10115'],
    ['９５００-００１', '9500-001'],
    ['９５００－００１', '9500-001'],
    ['\u{200F}9500-001\u{200E}', '9500-001'],
    ['\u{2067}10115\u{2069}', '10115'],
    ['10\u{A0}115', '10115'],
    ['43201*', '43201*'],
    ['gy1*', 'GY1*'],
  ])('normalizes %j to %j', (text, expected) => {
    expect(normalisedPostcode(text)).toBe(expected);
  });
});

describe('matchesPattern', () => {
  it.each([
    ['*', '', true],
    ['*', '432', true],
    ['4*', '432', true],
    ['432*', '432', true],
    ['4321*', '432', false],
    ['432', '432', true],
    ['43', '432', false],
    ['', '', true],
    ['', '4', false],
    ['4*2', '432', false],
    ['4*2', '4*2', true],
  ])('with the pattern %j and the value %j is %j [S9-vat-06] [S9-vat-07]', (pattern, value, expected) => {
    expect(matchesPattern(pattern, value)).toBe(expected);
  });
});

it('pattern specificity ranks a literal above a prefix of its length, a longer prefix above a shorter one, and * as 0', () => {
  expect(['432', '432*', '43', '43*', '', '*'].map(placeSpecificityOf)).toEqual([7, 6, 5, 4, 1, 0]);
});
