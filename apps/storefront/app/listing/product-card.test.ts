import { PLACEHOLDER_THUMBNAIL, type SearchProduct } from '@ironcart/api/codec';
import { money } from '@ironcart/core/money';
import { createProduct } from '@ironcart/core/product';
import { describe, expect, it } from 'vitest';
import type { PriceViews } from '../price/price-views.ts';
import { cardOfListedProduct, cardOfProduct } from './product-card.ts';

const hit = (thumbnail: string, altImage?: string) =>
  ({
    productId: 1,
    name: 'Own lamp',
    url: '/own-lamp',
    thumbnail,
    altImage,
    isSalable: true,
    related: [],
    attributes: {},
  }) as unknown as SearchProduct;
const prices = { ofListedProduct: () => ({ amount: money(1_900) }) } as unknown as PriceViews;
const linksOf = (product: SearchProduct) =>
  cardOfListedProduct(product, prices).product.gallery.map(({ link }) => link);

describe('product card', () => {
  it.each(['', PLACEHOLDER_THUMBNAIL])('has no picture for the thumbnail %j, and shows a placeholder', (none) => {
    expect(linksOf(hit(none))).toEqual([]);
    expect(linksOf(hit(none, 'side.webp'))).toEqual(['side.webp']);
  });

  it.each([
    [0, undefined],
    [1, undefined],
    [3, '3 colors'],
  ])('shows how many products it represents, of %d others: %s', (count, note) => {
    const related = Array.from({ length: count }, () => ({}));
    const card = cardOfListedProduct({ ...hit(''), related, relatedLabelName: 'colors' } as never, prices);
    expect(card.note).toBe(note);
  });

  it('shows the facts returned by the search service', () => {
    const facts = [{ label: 'Weight', value: '44.1 lb' }];
    expect(cardOfListedProduct({ ...hit(''), facts }, prices).facts).toEqual(facts);
    expect(cardOfListedProduct(hit(''), prices)).not.toHaveProperty('facts');
  });

  it("shows 'From' if some variants cost more, for a search result and for a product read without variants", () => {
    const views = { ...prices, ofProduct: prices.ofListedProduct } as unknown as PriceViews;
    const plate = createProduct({ productId: 1, name: 'Plate', listPrice: money(1_900), hasDearerVariants: true });
    expect(cardOfListedProduct({ ...hit(''), hasDearerVariants: true }, views).price.isFrom).toBe(true);
    expect(cardOfProduct(plate, views).price.isFrom).toBe(true);
    const inDeal = { ...views, ofProduct: () => ({ amount: money(1_700), reason: 'promo' }) } as unknown as PriceViews;
    expect(cardOfProduct(plate, inDeal).price).not.toHaveProperty('isFrom');
    expect(cardOfListedProduct(hit(''), views).price).not.toHaveProperty('isFrom');
    expect(cardOfProduct({ ...plate, hasDearerVariants: undefined }, views).price).not.toHaveProperty('isFrom');
  });

  it('shows the thumbnail first', () => {
    expect(linksOf(hit('front.webp', 'side.webp'))).toEqual(['front.webp', 'side.webp']);
  });
});
