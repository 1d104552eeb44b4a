import { taxClasses } from '@ironcart/tax';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryCodes, ledgerOf } from './ledger.ts';

describe('history of the tax ledger', () => {
  it('contains the rates before and after a date', () => {
    const ledger = ledgerOf('2025-12-31', { countryCode: 'FI' }, 'food');
    expect(ledger).toMatchObject({
      ok: true,
      answer: { rate: '14', until: '2025-12-31' },
      after: [{ rate: '13.5', from: '2026-01-01' }],
    });
    const later = ledgerOf('2026-01-01', { countryCode: 'FI' }, 'food');
    expect(later).toMatchObject({ answer: { rate: '13.5' }, before: [{ rate: '14' }], after: [] });
  });

  it('is the same from each of its dates', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countryCodes), fc.constantFrom(...taxClasses), (countryCode, taxClass) => {
        const ledger = ledgerOf('2026-06-01', { countryCode }, taxClass);
        if (!ledger.ok) return;
        const whole = [...ledger.before.toReversed(), ledger.answer, ...ledger.after];
        for (const answer of whole) {
          if (answer.kind === 'outsideVat') continue;
          const other = ledgerOf(answer.from, { countryCode }, taxClass);
          expect(other.ok && [...other.before.toReversed(), other.answer, ...other.after]).toEqual(whole);
        }
      }),
    );
  });
});
