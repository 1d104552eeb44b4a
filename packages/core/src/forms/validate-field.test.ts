import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldRules, validateField } from './validate-field.ts';

const messagesOf = (value: string, rules: FieldRules) =>
  validateField('name', value, rules).map(({ message }) => message);

/** White space, and marks that leave nothing to see. */
const blankText = () =>
  fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', '\u3000', '\u200b', '\u200f', '\ufeff', '\u00ad') });

describe('validateField', () => {
  it('uses the custom message of an empty required field [S5-val-01]', () => {
    fc.assert(
      fc.property(blankText(), (value) => {
        expect(validateField('city', value, { isRequired: true, label: 'City', requiredMessage: 'Where to?' })).toEqual(
          [{ path: 'city', code: 'required', message: 'Where to?' }],
        );
      }),
    );
  });

  it('otherwise asks for the field by its label in lower case [S5-val-02]', () => {
    expect(messagesOf(' ', { isRequired: true, label: 'First Name' })).toEqual(['Please enter your first name']);
    expect(messagesOf('', { isRequired: true, label: 'City', requiredMessage: '' })).toEqual([
      'Please enter your city',
    ]);
  });

  it.each([
    ['ZIP code', 'ZIP code'],
    ['PIN code', 'PIN code'],
    ['VAT number', 'VAT number'],
    ['Eircode', 'Eircode'],
    ['Postal Code', 'postal code'],
    ['Postcode', 'postcode'],
  ])('keeps the capitals of abbreviations and names in a label: %s [S5-val-02]', (label, written) => {
    expect(messagesOf('', { isRequired: true, label })).toEqual([`Please enter your ${written}`]);
  });

  it('otherwise reports that the field is required [S5-val-03]', () => {
    expect(messagesOf('', { isRequired: true })).toEqual(['Required Field']);
    expect(messagesOf('', { isRequired: true, label: '' })).toEqual(['Required Field']);
  });

  it('reports nothing for visible text, or for an optional field', () => {
    fc.assert(
      fc.property(blankText(), blankText(), (before, after) => {
        expect(messagesOf(`${before}x${after}`, { isRequired: true })).toEqual([]);
        expect(messagesOf(before, { label: 'City' })).toEqual([]);
      }),
    );
  });

  it('appends the message of the custom rule [S5-val-04] [S5-val-06]', () => {
    const rules: FieldRules = { type: 'email', validate: (value) => (value.includes('+') ? 'No plus' : undefined) };
    expect(validateField('email', 'a+b', rules)).toEqual([
      { path: 'email', code: 'invalidEmail', message: 'Please enter a valid email' },
      { path: 'email', code: 'custom', message: 'No plus' },
    ]);
    expect(messagesOf('a@b.co', rules)).toEqual([]);
    expect(messagesOf('', { isRequired: true, validate: () => 'x' })).toEqual(['Required Field', 'x']);
  });

  it('validates an e-mail only if text is entered [S5-email-01]', () => {
    expect(messagesOf('', { type: 'email' })).toEqual([]);
    expect(messagesOf('a@b.co', { type: 'email' })).toEqual([]);
    expect(messagesOf('abc', { type: 'email' })).toEqual(['Please enter a valid email']);
  });

  it.each(['text', 'number', 'password', 'tel', undefined] as const)(
    'applies to a field of type %s only its own rules [S5-val-14]',
    (type) => {
      fc.assert(
        fc.property(fc.string({ unit: 'binary' }), (value) => {
          expect(validateField('field', value, { type, label: 'Field' })).toEqual([]);
        }),
      );
    },
  );
});
