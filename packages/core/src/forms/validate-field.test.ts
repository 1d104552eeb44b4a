import { describe, expect, it } from 'vitest';
import { validateField } from './validate-field.ts';

describe('validateField', () => {
  it('gives the custom message of an empty required field [S5-val-01]', () => {
    for (const value of ['', '  ', '\t\n']) {
      expect(validateField(value, { isRequired: true, label: 'City', requiredMessage: 'Where to?' })).toEqual([
        'Where to?',
      ]);
    }
  });

  it('else asks for the field by its label in lower case [S5-val-02]', () => {
    expect(validateField(' ', { isRequired: true, label: 'First Name' })).toEqual(['Please enter your first name']);
  });

  it('else says that it is required [S5-val-03]', () => {
    expect(validateField('', { isRequired: true })).toEqual(['Required Field']);
  });

  it('adds what a function of its own says, after the rest [S5-val-04] [S5-val-06]', () => {
    const rules = { type: 'email', validate: () => 'x' } as const;
    expect(validateField('a@b.co', rules)).toEqual(['x']);
    expect(validateField('abc', rules)[0]).toBe('Please enter a valid email');
  });

  it('wants an e-mail only where there is text [S5-email-01]', () => {
    expect(validateField('', { type: 'email' })).toEqual([]);
    expect(validateField('a@b.co', { type: 'email' })).toEqual([]);
    expect(validateField('abc', { type: 'email' })).toEqual(['Please enter a valid email']);
    expect(validateField('abc', { type: 'text', isRequired: true })).toEqual([]);
  });
});
