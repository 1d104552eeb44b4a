import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCardExpired } from './stored-card.ts';

const dayMs = 24 * 60 * 60 * 1000;

describe('isCardExpired', () => {
  it('is false until the last millisecond of the month, and then true', () => {
    const card = { expMonth: 2, expYear: 2028 };
    expect(isCardExpired(card, Date.parse('2028-02-29T23:59:59.999Z'))).toBe(false);
    expect(isCardExpired(card, Date.parse('2028-03-01T00:00:00.000Z'))).toBe(true);
    const december = { expMonth: 12, expYear: 2026 };
    expect(isCardExpired(december, Date.parse('2026-12-31T23:59:59.999Z'))).toBe(false);
    expect(isCardExpired(december, Date.parse('2027-01-01T00:00:00.000Z'))).toBe(true);
  });

  it('is false on every day of the month and true afterwards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2000, max: 2100 }),
        fc.integer({ min: 0, max: 27 }),
        fc.integer({ min: 0, max: 5_000 }),
        (expMonth, expYear, day, daysAfter) => {
          const firstDay = Date.UTC(expYear, expMonth - 1, 1);
          expect(isCardExpired({ expMonth, expYear }, firstDay + day * dayMs)).toBe(false);
          expect(isCardExpired({ expMonth, expYear }, firstDay + (31 + daysAfter) * dayMs)).toBe(true);
        },
      ),
    );
  });
});
