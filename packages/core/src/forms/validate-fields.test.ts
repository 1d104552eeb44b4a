import { describe, expect, it } from 'vitest';
import { loginFields, registerFields } from './account-fields.ts';
import { newsletterFields } from './newsletter-fields.ts';
import { numberValue } from './number-value.ts';
import { firstMessages, isBlank, validateFields, validateOrderEmail } from './validate-field.ts';

describe('validateFields', () => {
  it('reports the errors of each field, in form order [S5-val-02] [S5-email-01]', () => {
    expect(validateFields(registerFields, { email: 'ada', lastname: ' ', firstname: 'Ada' })).toEqual([
      { path: 'lastname', code: 'required', message: 'Please enter your last name' },
      { path: 'email', code: 'invalidEmail', message: 'Please enter a valid email' },
      { path: 'password', code: 'required', message: 'Please enter your password' },
    ]);
  });

  it('accepts valid values, and ignores unknown fields', () => {
    const values = { email: 'ada@example.com', password: ' x ', extra: '' };
    expect(validateFields(loginFields, values)).toEqual([]);
    expect(validateFields(newsletterFields, values)).toEqual([]);
  });

  it('asks for the newsletter e-mail by the label of its field', () => {
    expect(validateFields(newsletterFields, {}).map(({ message }) => message)).toEqual([
      'Please enter your email for the newsletter',
    ]);
  });
});

describe('firstMessages', () => {
  it('keeps the first message of each field [S5-val-06]', () => {
    const fields = { code: { isRequired: true, validate: () => 'Second' }, note: { validate: () => 'Third' } };
    expect(firstMessages(validateFields(fields, {}))).toEqual({ code: 'Required Field', note: 'Third' });
    expect(firstMessages([])).toEqual({});
  });
});

describe('numberValue', () => {
  it.each([
    ['25', 25],
    [' -1.5 ', -1.5],
    ['-0', 0],
  ])('converts %j to a number [S5-val-13]', (text, number) => {
    expect(numberValue(text)).toBe(number);
  });

  it.each(['', ' ', 'abc', '1,5', '12kg', 'NaN', 'Infinity', '1e999'])('is null for %j [S5-val-13]', (text) => {
    expect(numberValue(text)).toBeNull();
  });
});

describe('validateOrderEmail', () => {
  it.each(['', 'abc', 'a@b', 'a@b.co\n'])('reports %j as an invalid e-mail [S5-email-09]', (email) => {
    expect(validateOrderEmail(email)).toEqual([
      { path: 'email', code: 'invalidEmail', message: 'Invalid email address' },
    ]);
  });

  it('accepts a valid e-mail [S5-email-09]', () => {
    expect(validateOrderEmail('a@b.co')).toEqual([]);
  });
});

describe('isBlank', () => {
  it('is true for missing values and empty lists, and for no other non-text value', () => {
    for (const value of [undefined, null, '', [], [''], [' ', '\u200f']]) expect(isBlank(value)).toBe(true);
    for (const value of [0, Number.NaN, false, {}, [0], ['', 'x'], Object.create(null)])
      expect(isBlank(value)).toBe(false);
  });

  it('handles a megabyte of text immediately', () => {
    // A value other than text may be valid, even if it is converted to an empty text.
    for (const value of [[[]], ['', []], [5], {}]) expect(isBlank(value)).toBe(false);
    expect(isBlank('\u200b '.repeat(500_000))).toBe(true);
    expect(isBlank(`${' '.repeat(1_000_000)}x`)).toBe(false);
  });
});
