import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normaliseVatText } from './normalise-vat-text.ts';
import { numberRules } from './number-rules.ts';
import { validateVatNumber } from './validate-vat-number.ts';

const countryCode = () => fc.constantFrom(...numberRules.map((rule) => rule.countryCode));

/** Text that is nearly a number: digits with a letter or two in the places where countries have them. */
const nearlyANumber = () =>
  fc
    .tuple(countryCode(), fc.stringMatching(/^[A-Z*+]{0,3}\d{0,12}[A-Z]{0,4}\d{0,2}$/), fc.boolean())
    .map(([code, body, hasPrefix]) => (hasPrefix ? `${code === 'GR' ? 'EL' : code}${body}` : body));

describe('validateVatNumber', () => {
  it('handles any text without throwing', () => {
    fc.assert(
      fc.property(fc.oneof(nearlyANumber(), fc.string({ unit: 'binary' })), countryCode(), (text, country) => {
        const checked = validateVatNumber(text, { countryCode: country });
        const codes = checked.ok ? [] : checked.issues.map(({ code }) => code);
        expect(codes).toHaveLength(checked.ok ? 0 : 1);
        for (const code of codes) expect(['empty', 'wrongCountry', 'badFormat', 'badCheckDigit']).toContain(code);
      }),
      { numRuns: 5_000 },
    );
  });

  it('returns its own canonical form unchanged, and accepts at most one check digit', () => {
    const front = fc.constantFrom(['BE', 9], ['DE', 8], ['GR', 8], ['IT', 10], ['PT', 8], ['SK', 9], ['SI', 7]);
    fc.assert(
      fc.property(front, fc.bigInt({ min: 0n, max: 10n ** 10n - 1n }), ([country, length], number) => {
        const countryCode = String(country);
        const digits = String(number).padStart(10, '0').slice(0, Number(length));
        const answers = [...'0123456789']
          .map((last) => validateVatNumber(`${digits}${last}`, { countryCode }))
          .filter(({ ok }) => ok);
        expect(answers.length).toBeLessThanOrEqual(1);
        for (const answer of answers) {
          if (answer.ok) expect(validateVatNumber(answer.value.vatNumber, { countryCode })).toEqual(answer);
        }
      }),
    );
  });

  it('ignores separators between characters', () => {
    const separator = fc.constantFrom('', ' ', '.', '-', '/', '\u{200F}', '\u{A0}', '\u{2014}');
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z0-9]{1,12}$/), fc.array(separator, { maxLength: 12 }), (text, marks) => {
        const spread = [...text].map((character, index) => `${character}${marks[index] ?? ''}`).join('');
        expect(normaliseVatText(spread)).toBe(text);
      }),
    );
  });
});
