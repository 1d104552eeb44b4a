import { describe, expect, it } from 'vitest';
import { createPlaceholders, type PersonalKind } from './placeholders.ts';

const countries = [
  { postcodeRegex: '^\\d{5}$' },
  { postcodeRegex: '^[A-Z]\\d[A-Z] \\d[A-Z]\\d$' },
  { postcodeRegex: undefined },
];

const placeholders = () => createPlaceholders(countries);

describe('placeholder of a personal text', () => {
  it.each<readonly [PersonalKind, string, string]>([
    ['name', 'Ada', 'Name 1'],
    ['email', 'ada@example.org', 'shopper1@example.com'],
    ['email', 'ada at example', 'no address 1'],
    ['telephone', '6145550100', '555 0001'],
    ['street', '1 Barbell Way', 'Street 1'],
    ['city', 'Columbus', 'City 1'],
    ['region', 'OH', 'OH'],
    ['region', 'NSW', 'NSW'],
    ['region', 'Ohio', 'Region 1'],
    ['region', 'ABCD', 'Region 1'],
    ['number', 'DE123456789', 'Number 1'],
    ['giftCard', 'CARD-9', 'GIFT 1'],
    ['token', 'tok-1', 'token 1'],
    ['id', 'f3a1', 'id 1'],
    ['path', '/checkout/payment', '/checkout'],
    ['path', '/ohio-bar', '/elsewhere/1'],
    ['text', 'Ring twice', 'Text 1'],
  ])('of the kind %s, "%s", is "%s"', (kind, original, placeholder) => {
    expect(placeholders()(kind, original)).toBe(placeholder);
  });

  it('is numbered within its kind, and the same for the same text', () => {
    const replace = placeholders();
    expect([replace('name', 'Ada'), replace('name', 'Grace'), replace('city', 'Ada'), replace('name', 'Ada')]).toEqual([
      'Name 1',
      'Name 2',
      'City 1',
      'Name 1',
    ]);
  });

  it.each(['', ' ', '\t'])('is the text itself if it is blank: "%s"', (blank) => {
    expect(placeholders()('name', blank)).toBe(blank);
  });

  it('is the same for a gift card in any case and with surrounding spaces [S5-giftcard-01]', () => {
    const replace = placeholders();
    expect(replace('giftCard', ' card-9 ')).toBe(replace('giftCard', 'CARD-9'));
    expect(replace('giftCard', 'CARD-8')).toBe('GIFT 2');
    expect(replace('name', 'ada')).not.toBe(replace('name', 'Ada'));
  });
});

describe('placeholder of a postal code', () => {
  it('replaces each letter and digit, and is valid in the same countries', () => {
    const replace = placeholders();
    expect(replace('postcode', '43201')).toBe('55546');
    expect(replace('postcode', 'K1A 0B1')).toMatch(/^[A-Z]\d[A-Z] \d[A-Z]\d$/);
    expect(replace('postcode', 'K1A 0B1')).not.toMatch(/K|A|B|0/);
  });

  it('is invalid everywhere if the code is', () => {
    const replaced = placeholders()('postcode', '4320');
    expect(replaced).toMatch(/^\d{4}$/);
    expect(replaced).not.toBe('4320');
  });

  it('differs for another postal code', () => {
    const replace = placeholders();
    const replaced = ['43201', '43202', '43203', '10001'].map((postcode) => replace('postcode', postcode));
    expect(new Set(replaced).size).toBe(4);
  });

  it('differs even if two codes would map to the same placeholder', () => {
    const replace = createPlaceholders([{ postcodeRegex: '^\\d$' }]);
    const digits = ['0', '1', '2', '3', '4', '5', '6', '7'];
    const replaced = digits.map((digit) => replace('postcode', digit));
    expect(new Set(replaced).size).toBe(digits.length);
    expect(replaced.filter((digit, index) => digit === digits[index])).toEqual([]);
  });

  it('is shared if there are not enough placeholders', () => {
    const replace = createPlaceholders([{ postcodeRegex: '^[01]$' }]);
    expect(['0', '1'].map((digit) => replace('postcode', digit))).toEqual(['1', '0']);
    const name = createPlaceholders([]);
    const paths = Array.from({ length: 60 }, (_, step) => name('path', `/checkout/${step}`));
    expect(new Set(paths)).toEqual(new Set(['/checkout']));
  });

  it('is the code itself if a country has only one', () => {
    const replace = createPlaceholders([{ postcodeRegex: '^AI-2640$' }]);
    expect(replace('postcode', 'AI-2640')).toBe('AI-2640');
  });
});
