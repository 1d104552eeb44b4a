import { describe, expect, it } from 'vitest';
import { checkBulgarianNumber } from './bulgaria.ts';
import { checkLatvianNumber, checkSlovakNumber, checkSlovenianNumber } from './corrected-numbers.ts';
import { checkCzechNumber } from './czechia.ts';
import type { CheckNumber } from './number-check.ts';

/** The last digits with which a number's other digits are right. */
const rightLastDigits = (check: CheckNumber, front: string): string =>
  [...'0123456789'].filter((digit) => check(`${front}${digit}`).code === 'valid').join('');

const codes = (check: CheckNumber, bodies: readonly string[]) => bodies.map((body) => check(body).code);

describe('VAT numbers that the validation library rejects or accepts incorrectly', () => {
  it('of Bulgarian entities use digit weights 1 to 8 modulo 11, and 3 to 10 if the result is 10', () => {
    // 8+6+3+24+10+36+14+8 = 109 = 10 modulo 11; then 24+12+5+36+14+48+18+10 = 167 = 2 modulo 11.
    expect(rightLastDigits(checkBulgarianNumber, '83162621')).toBe('2');
    // 8+6+3+24+10+24+14+8 = 97 = 9 modulo 11.
    expect(rightLastDigits(checkBulgarianNumber, '83162421')).toBe('9');
    // Both sums leave 10, which is written 0.
    expect(rightLastDigits(checkBulgarianNumber, '10000055')).toBe('0');
    expect(checkBulgarianNumber('831626212')).toEqual({ code: 'valid', canonical: '831626212' });
  });

  it('of Bulgarian persons are a personal number, a foreigner’s number, or one with another check digit', () => {
    expect(codes(checkBulgarianNumber, ['7523169263', '7523169264', '7111042925', '1000000043'])).toEqual([
      'valid',
      'badCheckDigit',
      'valid',
      'badCheckDigit',
    ]);
    // Another: 4 x 1 = 4, and 11 - 4 = 7; 4 x 3 - 1 = 11 would be 0; a remainder of 1 has no check digit.
    expect(checkBulgarianNumber('1000000007').code).toBe('valid');
    expect(codes(checkBulgarianNumber, ['12345678', '12345678901', 'A23456789', '123456789A'])).toEqual([
      'badFormat',
      'badFormat',
      'badFormat',
      'badFormat',
    ]);
  });

  it('of Czech individuals with a leading 6 use the difference to a multiple of 11 for the check digit', () => {
    // 32+0+54+0+12+27+4 = 129, 3 missing to 132, which is written 6.
    expect(rightLastDigits(checkCzechNumber, '64090392')).toBe('6');
    expect(checkCzechNumber('640903926')).toEqual({ code: 'valid', canonical: '640903926' });
    // Weights 8 to 2 alone: the table runs 8 for 1 missing down to 0 for 9, then 9 for 10 and 8 for 11.
    const fronts = ['60000000', '60000005', '60000004', '60000003', '60000002', '60000001'];
    expect(fronts.map((front) => rightLastDigits(checkCzechNumber, front))).toEqual(['8', '8', '6', '4', '2', '0']);
    expect(rightLastDigits(checkCzechNumber, '60000006')).toBe('9');
    expect(codes(checkCzechNumber, ['640903925', '64090392601', 'x640903926', '46505334', '46505335'])).toEqual([
      'badCheckDigit',
      'badFormat',
      'badFormat',
      'valid',
      'badCheckDigit',
    ]);
  });

  it('of Latvian persons since 2017 begin with 32 and contain no birth date', () => {
    expect(checkLatvianNumber('32867300679')).toEqual({ code: 'valid', canonical: '32867300679' });
    expect(
      codes(checkLatvianNumber, ['33867300679', '3286730067', '328673006790', '132867300679', '40003009497']),
    ).toEqual(['badFormat', 'badFormat', 'badFormat', 'badFormat', 'valid']);
  });

  it('of Slovakia are divisible by 11, with a third digit of 2, 3, 4, 7, 8 or 9', () => {
    expect(checkSlovakNumber('4030000007')).toEqual({ code: 'valid', canonical: '4030000007' });
    expect(codes(checkSlovakNumber, ['1078449064', '4030000018', '4030000008'])).toEqual([
      'valid',
      'valid',
      'badCheckDigit',
    ]);
    const thirdDigits = [...'0123456789'].filter(
      (digit) => checkSlovakNumber(`20${digit}0000000`).code !== 'badFormat',
    );
    expect(thirdDigits.join('')).toBe('234789');
    expect(codes(checkSlovakNumber, ['0030000007', '403000000', '40300000070', 'x4030000007'])).toEqual([
      'badFormat',
      'badFormat',
      'badFormat',
      'badFormat',
    ]);
  });

  it('of Slovenia have the check digit 0 for 10, and are invalid for 11', () => {
    expect(checkSlovenianNumber('15012557')).toEqual({ code: 'valid', canonical: '15012557' });
    // 8+35+0+5+8+15+10 = 81, 7 missing to 88.
    expect(rightLastDigits(checkSlovenianNumber, '1501255')).toBe('7');
    expect(rightLastDigits(checkSlovenianNumber, '1000002')).toBe('0');
    expect(rightLastDigits(checkSlovenianNumber, '1000010')).toBe('');
    expect(codes(checkSlovenianNumber, ['05012557', '1501255', '150125570', 'x15012557'])).toEqual([
      'badFormat',
      'badFormat',
      'badFormat',
      'badFormat',
    ]);
  });
});
