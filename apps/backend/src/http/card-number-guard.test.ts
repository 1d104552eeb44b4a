import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sandboxCards } from '../providers/payment/sandbox-cards.ts';
import { holdsCardNumber, passesLuhn } from './card-number-guard.ts';

const cardNumber = fc
  .array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 18 })
  .map((digits) => digits.join(''))
  .map((payload) => {
    const check = [...'0123456789'].find((digit) => passesLuhn(payload + digit)) ?? '';
    return payload + check;
  });

describe('holdsCardNumber', () => {
  it('finds any card number in any text, with or without spaces and dashes [SECURITY-31]', () => {
    fc.assert(
      fc.property(cardNumber, fc.constantFrom('', ' ', '-'), (number, separator) => {
        const written = number.match(/.{1,4}/g)?.join(separator) ?? number;
        expect(holdsCardNumber({ deep: [{ note: `card ${written}, thanks` }] })).toBe(true);
      }),
    );
  });

  it('knows the sandbox’s cards', () => {
    for (const { number } of sandboxCards) expect(holdsCardNumber(number)).toBe(true);
  });

  it('finds a card number that travels as a number, and lets every moment in milliseconds pass', () => {
    expect(holdsCardNumber({ options: { 1: 4_100_000_000_000_001 } })).toBe(true);
    const tenMoments = Array.from({ length: 10 }, (_, index) => 1_781_526_600_000 + index);
    expect(tenMoments.some((moment) => passesLuhn(String(moment)))).toBe(true);
    expect(holdsCardNumber({ activeCartTs: tenMoments })).toBe(false);
  });

  it('lets ids, telephone numbers, dates and amounts pass', () => {
    const harmless = ['+1 555 0100 123', '2026-06-15T12:00:00.000Z', '43201-1234', '12345', 'DE123456789'];
    expect(holdsCardNumber(harmless)).toBe(false);
    expect(holdsCardNumber('4100 0000 0000 0002')).toBe(false);
    for (let count = 0; count < 5_000; count += 1) expect(holdsCardNumber(randomUUID())).toBe(false);
  });
});
