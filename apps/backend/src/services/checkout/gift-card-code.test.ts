import { normalisedGiftCardCode } from '@ironcart/core/order';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftCardCodeBytes, giftCardCodeOf } from './issue-gift-cards.ts';

const anyBytes = fc.uint8Array({ minLength: giftCardCodeBytes, maxLength: giftCardCodeBytes });

it('gift card code has sixteen symbols in groups of four, in normalized form', () => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      const code = giftCardCodeOf(bytes);
      expect(code).toMatch(/^([2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
      expect(normalisedGiftCardCode(code)).toBe(code);
    }),
    { numRuns: 50 },
  );
});

it('gift card code has uniformly distributed symbols: each represents the same number of byte values', () => {
  const counts = new Map<string, number>();
  for (let byte = 0; byte < 256; byte += 1) {
    const [symbol = ''] = giftCardCodeOf(new Uint8Array(giftCardCodeBytes).fill(byte));
    counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  expect([...counts.values()]).toEqual(Array.from({ length: 32 }, () => 8));
});
