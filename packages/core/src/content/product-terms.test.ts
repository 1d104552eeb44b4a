import { describe, expect, it } from 'vitest';
import { type ProductTerm, termsOfProduct } from './product-terms.ts';

const terms: readonly ProductTerm[] = [
  { label: 'Warranty', text: '10 years', productIds: [7] },
  { label: 'Warranty', text: '5 years', categoryIds: [20] },
  { label: 'Warranty', text: '2 years' },
  { label: 'Pickup', text: 'At our works', pickup: true },
  { label: 'Pickup', text: 'Not this one', pickup: false },
];
const textsOf = (productId: number, categoryIds: readonly number[], canBePickedUp?: boolean) =>
  termsOfProduct(terms, { productId, categoryIds, canBePickedUp }).map(({ text }) => text);

describe('product terms', () => {
  it('are the first matching one of each label', () => {
    expect(textsOf(7, [20])).toEqual(['10 years']);
    expect(textsOf(8, [10, 20])).toEqual(['5 years']);
    expect(textsOf(8, [30])).toEqual(['2 years']);
  });

  it('mention pickup only on sites with pickup', () => {
    expect(textsOf(8, [], true)).toEqual(['2 years', 'At our works']);
    expect(textsOf(8, [], false)).toEqual(['2 years', 'Not this one']);
    expect(textsOf(8, [], undefined)).toEqual(['2 years']);
  });
});
