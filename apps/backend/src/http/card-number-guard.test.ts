import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sandboxCards } from '../providers/payment/sandbox-cards.ts';
import { findCardNumber, passesLuhn } from './card-number-guard.ts';

/** Appends the check digit that makes a number a card number. */
const withCheckDigit = (payload: string): string =>
  payload + ([...'0123456789'].find((digit) => passesLuhn(payload + digit)) ?? '');

const digitsOf = (least: number, most: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((digits) => digits.join(''));

const cardNumber = fc
  .oneof(
    fc.tuple(fc.constantFrom('3', '4', '5', '6', '7', '8', '9'), digitsOf(11, 17)),
    fc.tuple(fc.constant('2'), digitsOf(13, 17)),
    fc.tuple(fc.constant('1'), digitsOf(13, 13)),
  )
  .map((parts) => withCheckDigit(parts.join('')));

const holdsCardNumber = (value: unknown): boolean => findCardNumber(value) !== undefined;

describe('findCardNumber', () => {
  it('returns the position of the first card number [SECURITY-31]', () => {
    const items = [{ note: 'Hello' }, { note: 'my card is 4111 1111 1111 1111' }];
    expect(findCardNumber({ qty: 1, items })).toEqual(['items', '1', 'note']);
    expect(findCardNumber(4_111_111_111_111_111)).toEqual([]);
  });

  it('finds any card number in any text, with or without spaces and dashes [SECURITY-31]', () => {
    fc.assert(
      fc.property(cardNumber, fc.constantFrom('', ' ', '-'), (number, separator) => {
        const written = number.match(/.{1,4}/g)?.join(separator) ?? number;
        expect(holdsCardNumber({ deep: [{ note: `card ${written}, thanks` }] })).toBe(true);
      }),
    );
  });

  it('finds a card number in any copied form: with points, fixed spaces, long dashes, or full-width digits [SECURITY-31]', () => {
    const fullWidth = (text: string) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));
    fc.assert(
      fc.property(
        cardNumber,
        fc.constantFrom('.', '\u00a0', '\u2009', '\u2013', '\u2011', '\uff0d', ' '),
        fc.constantFrom(fullWidth, (text: string) => text),
        (number, separator, written) => {
          fc.pre(number.length % 4 === 0 || separator !== '.');
          const groups = number.match(/.{1,4}/g)?.join(separator) ?? number;
          expect(holdsCardNumber({ note: `card ${written(groups)}, thanks` })).toBe(true);
        },
      ),
    );
  });

  it('accepts lists of amounts, versions and IP addresses, although they have points between digits', () => {
    for (let cents = 10; cents < 100; cents += 1) {
      const texts = [`345.${cents} 310.${cents} 25.${cents} 9.50`, `411.111.${cents}.111`, `4.11.${cents}-1111.1`];
      expect(holdsCardNumber(texts)).toBe(false);
    }
  });

  it("accepts the sandbox's test cards as known", () => {
    for (const { number } of sandboxCards) expect(holdsCardNumber(number)).toBe(true);
  });

  it('finds a card number sent as a JSON number, and accepts every timestamp in milliseconds', () => {
    expect(holdsCardNumber({ options: { 1: 4_100_000_000_000_001 } })).toBe(true);
    const tenMoments = Array.from({ length: 10 }, (_, index) => 1_781_526_600_000 + index);
    expect(tenMoments.some((moment) => passesLuhn(String(moment)))).toBe(true);
    expect(holdsCardNumber({ activeCartTs: tenMoments })).toBe(false);
  });

  it('accepts telephone numbers with a country code, although one in ten has the check digit of a card number', () => {
    const withoutPlus = withCheckDigit('491512345678');
    const mobile = `+${withoutPlus.slice(0, 2)} ${withoutPlus.slice(2, 6)} ${withoutPlus.slice(6)}`;
    expect(holdsCardNumber({ telephone: mobile })).toBe(false);
    expect(holdsCardNumber({ telephone: `00${withCheckDigit('491512345678')}` })).toBe(false);
    // A plus does not hide a card number: telephone numbers have at most 15 digits.
    expect(holdsCardNumber({ telephone: '+4111 1111 1111 1111' })).toBe(true);
  });

  it('accepts hexadecimal ids of a wallet, although one in 300 contains the digits of a card number', () => {
    const before = fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: 10, maxLength: 40 });
    fc.assert(
      fc.property(before, cardNumber, fc.constantFrom('a', 'F', 'e0', 'b71c'), (start, number, end) => {
        const transactionId = `${start}c${number}${end}`;
        expect(holdsCardNumber({ header: { transactionId } })).toBe(false);
        expect(holdsCardNumber({ note: `${transactionId} ${number}` })).toBe(true);
      }),
    );
    expect(holdsCardNumber({ note: 'Visa4111111111111111exp0330' })).toBe(true);
    expect(holdsCardNumber({ note: `${'4111111111111111'.repeat(2)}` })).toBe(false);
  });

  it('accepts e-mail addresses that contain a timestamp', () => {
    for (const first of ['1', '2']) {
      for (const length of [12, 13]) {
        const number = withCheckDigit(first + '7'.repeat(length - 1));
        expect(holdsCardNumber({ email: `inputs-${number}@example.com` }), number).toBe(false);
      }
    }
  });

  it('accepts ids, telephone numbers, dates and amounts', () => {
    const harmless = ['+1 555 0100 123', '2026-06-15T12:00:00.000Z', '43201-1234', '12345', 'DE123456789'];
    expect(holdsCardNumber(harmless)).toBe(false);
    expect(holdsCardNumber('4100 0000 0000 0002')).toBe(false);
    for (let count = 0; count < 5_000; count += 1) expect(holdsCardNumber(randomUUID())).toBe(false);
  });
});
