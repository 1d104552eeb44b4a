import { describe, expect, it } from 'vitest';
import { unexpectedMentions } from './price-rules.mjs';

const found = (path: string, text: string) =>
  unexpectedMentions([path], () => text).map(({ line, name }: { line: number; name: string }) => [line, name]);

describe('price check', () => {
  it('finds code outside pricing that chooses between the prices of a product', () => {
    const source =
      'const price =\n  product.salePrice ?? product.listPrice;\nconst off = hundoDiscount(lines, products);';
    expect(found('apps/storefront/app/cart/cart-line.ts', source)).toEqual([
      [2, 'salePrice'],
      [3, 'hundoDiscount'],
    ]);
    expect(found('packages/shop-machines/src/a.ts', 'displayedPrice(product, terms)')).toEqual([[1, 'displayedPrice']]);
  });

  it('ignores pricing, tests, stories, comments and other names', () => {
    expect(found('packages/pricing/src/price-ladder.ts', 'product.salePrice')).toEqual([]);
    expect(found('apps/storefront/app/cart/cart-line.test.ts', 'product.salePrice')).toEqual([]);
    expect(found('packages/react-ui/src/price/Price.stories.tsx', 'displayedPrice()')).toEqual([]);
    expect(found('apps/storefront/app/a.ts', '// the salePrice\nconst presalePrice = { hundoDiscount: 1 };')).toEqual(
      [],
    );
    expect(found('packages/api/src/codec/product.ts', 'salePrice: undefined')).toEqual([]);
  });
});
