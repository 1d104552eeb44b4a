import { describe, expect, it } from 'vitest';
import { cardBrandName } from './payment-name.ts';

describe('cardBrandName', () => {
  it.each([
    ['amex', 'American Express'],
    ['cup', 'UnionPay'],
    ['diners', 'Diners Club'],
    ['discover', 'Discover'],
    ['jcb', 'JCB'],
    ['maestro', 'Maestro'],
    ['mc', 'Mastercard'],
    ['visa', 'Visa'],
  ])('returns for %s the name %s', (brand, name) => {
    expect(cardBrandName(brand)).toBe(name);
  });

  it.each(['', 'unheard-of', 'toString', '__proto__'])('returns for %j the generic name of a card', (brand) => {
    expect(cardBrandName(brand)).toBe('Card');
  });
});
