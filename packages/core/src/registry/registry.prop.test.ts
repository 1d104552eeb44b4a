import fc from 'fast-check';
import { expect, it } from 'vitest';
import { remainingPieces, urlKeyOf } from './index.ts';

it.each([
  ['Smith Gym', 'smith-gym'],
  ['  Åsa & Bo’s gym! ', 'asa-bo-s-gym'],
  ['家', 'registry'],
])('registry title %j becomes the URL key %j', (title, key) => {
  expect(urlKeyOf(title)).toBe(key);
});

it('every registry title becomes a valid URL key', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (title) => {
      expect(urlKeyOf(title)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,58}[a-z0-9])?$/);
    }),
  );
});

it('registry quantity still requested is not negative after more purchases than requested', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(100), (wanted, purchased) => {
      const left = remainingPieces({ wanted, purchased });
      expect(left).toBe(purchased >= wanted ? 0 : wanted - purchased);
    }),
  );
  expect(remainingPieces({})).toBe(0);
});
