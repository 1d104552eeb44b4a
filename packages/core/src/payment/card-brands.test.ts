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
  ])('names %s %s', (brand, name) => {
    expect(cardBrandName(brand)).toBe(name);
  });

  it.each(['', 'unheard-of', 'toString', '__proto__'])('names %j a card', (brand) => {
    expect(cardBrandName(brand)).toBe('Card');
  });
});
