import fc from 'fast-check';
import type { MerchantProduct } from '../merchant-product.ts';

const word = fc.stringMatching(/^[a-z0-9]{1,8}$/);
const line = fc.string({ maxLength: 30 }).map((text) => text.replace(/[\r\n]/g, ' ').trim());
const filledLine = line.map((text) => text || 'x');
const amount = fc.integer({ min: 0, max: 9_999_999 }).map((cents) => (cents / 100).toFixed(2));
const side = fc.integer({ min: 1, max: 20_000 }).map((hundredths) => hundredths / 100);
const optionSets: readonly (readonly string[])[] = [[], ['Colour'], ['Colour', 'Size']];

/** Generates any product that the import accepts, including hostile texts. */
export const anyMerchantProduct: fc.Arbitrary<MerchantProduct> = fc.constantFrom(...optionSets).chain((options) =>
  fc
    .record({
      handle: fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join('-')),
      title: filledLine,
      // Without U+FFFD, which the import rejects because it shows that letters were lost.
      descriptionHtml: fc.string({ maxLength: 200, unit: 'grapheme' }).map((text) => text.replaceAll('\uFFFD', '')),
      vendor: line,
      type: line,
      tags: fc.array(word, { maxLength: 3 }),
      isPublished: fc.boolean(),
      status: fc.constantFrom('active' as const, 'draft' as const, 'archived' as const),
      isGiftCard: fc.constant(false as const),
      options: fc.constant<string[]>([...options]),
      variants: fc.array(
        fc.record({
          price: amount,
          isOnSale: fc.boolean(),
          weightGrams: fc.oneof(
            fc.nat(500_000),
            fc.nat(5_000_000).map((tenths) => tenths / 10),
          ),
          boxInches: fc.option(fc.record({ length: side, width: side, height: side })),
          stock: fc.option(fc.record({ quantity: fc.nat(1000), canBackorder: fc.boolean() })),
          requiresShipping: fc.boolean(),
          barcode: word,
        }),
        { minLength: 1, maxLength: options.length === 0 ? 1 : 5 },
      ),
      pictures: fc.array(fc.record({ source: word.map((name) => `${name}.webp`), alt: line }), { maxLength: 4 }),
    })
    .map((product) => ({
      ...product,
      variants: product.variants.map(({ isOnSale, stock, ...variant }, index) => ({
        ...variant,
        isTracked: stock !== null,
        quantity: stock?.quantity ?? null,
        canBackorder: stock?.canBackorder ?? false,
        sku: `${product.handle}-${index}`.toUpperCase(),
        optionValues: options.map((name) => `${name} ${index}`),
        compareAtPrice: isOnSale ? (Number(variant.price) + 10).toFixed(2) : null,
        picture: '',
      })),
    })),
);
