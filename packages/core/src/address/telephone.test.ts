import { describe, expect, it } from 'vitest';
import { isTelephone } from './telephone.ts';

describe('telephone number', () => {
  it.each([
    '6145550100',
    '614-358-6190',
    '(614) 555 0100',
    '+44 20 7946 0958',
    '+49 (0)30/1234567',
    '614.555.0100 ext. 12',
    '614 555 0100 x12',
    '614 555 0100 #12',
    ' \u200f614 555 0100 ',
    '\uff16\uff11\uff14 555 0100',
    '112',
    '0011 44 20 7946 0958 ext. 12345678',
  ])('is valid: %s', (text) => {
    expect(isTelephone(text)).toBe(true);
  });

  it.each([
    'call me',
    '',
    '12',
    '614 555 CALL',
    'n/a',
    '-',
    '+',
    'ada@example.com',
    '555 0100 ask for Ada',
    '614 555 0100 x',
    '1'.repeat(40),
    '1 2 x 345678',
  ])('is invalid: %j', (text) => {
    expect(isTelephone(text)).toBe(false);
  });
});
