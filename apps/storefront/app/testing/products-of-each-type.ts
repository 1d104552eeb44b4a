import { money } from '@ironcart/core/money';
import type { Product, ProductOf } from '@ironcart/core/product';
import { bar } from './fixtures.ts';

const soldAt = <Given extends object>(
  productId: number,
  name: string,
  listPrice: number,
  given: Given = {} as Given,
) => ({
  ...bar,
  productId,
  name,
  sku: `SKU-${productId}`,
  url: `/${name.toLowerCase().replaceAll(' ', '-')}`,
  listPrice: money(listPrice),
  ...given,
});

const choiceOf = (productId: number, given: { readonly defaultQty?: number; readonly isDefault?: boolean } = {}) => ({
  ...({
    productId,
    priceType: 'fixed',
    price: undefined,
    canChangeQty: false,
    defaultQty: 1,
    isDefault: false,
  } as const),
  ...given,
});

const outOfStock = bar.inventory && { ...bar.inventory, max: 0, qoh: 0, restockStatus: 'back in March', bin: true };

/** A bundle of two plates, one with a choice, with a free pair of collars for either. */
export const set: Product = soldAt(50, 'Starter Set', 50_000, {
  type: 'bundle',
  childrenIds: [51, 52, 53, 54],
  children: [
    soldAt(51, 'Iron Plate', 4_000),
    soldAt(52, 'Rubber Plate', 9_000),
    soldAt(53, 'Collars', 2_000),
    soldAt(54, 'Chalk', 500, { inventory: outOfStock }),
  ],
  bundleOptions: [
    {
      id: 7,
      title: 'Plates',
      isRequired: true,
      includedProductId: 53,
      values: [choiceOf(51, { defaultQty: 4, isDefault: true }), choiceOf(52, { defaultQty: 2 })],
    },
    { id: 8, title: 'Chalk', isRequired: false, includedProductId: null, values: [choiceOf(54)] },
  ],
});

const { listPrice: _list, salePrice: _sale, customOptions: _options, ...barFacts } = bar;

/** A grouped product: plates of two weights; four of the lighter are in stock, the heavier is sold out. */
export const plates: ProductOf<'grouped'> = {
  ...barFacts,
  productId: 60,
  name: 'Change Plates',
  sku: 'SKU-60',
  url: '/change-plates',
  type: 'grouped',
  startsAt: { listPrice: money(1_500), salePrice: undefined },
  childrenIds: [61, 62],
  children: [
    soldAt(61, 'Plate of 1 kg', 1_500, { inventory: bar.inventory && { ...bar.inventory, max: 4, qoh: 4 } }),
    soldAt(62, 'Plate of 2 kg', 2_500, { inventory: outOfStock }),
  ],
};

/** A gift card with three amounts or a custom one, by e-mail or by post. */
export const giftCard: Product = soldAt(70, 'Gift Card', 0, {
  type: 'giftcard',
  weight: 0,
  giftcardData: {
    isOpenAmountAllowed: true,
    openAmountMin: money(1_000),
    openAmountMax: money(50_000),
    amounts: [money(2_500), money(5_000), money(10_000)],
    type: 'combined',
  },
});

/** A bar with a temporary discount and a custom engraving. */
export const engraved: Product = soldAt(80, 'Engraved Bar', 40_000, {
  salePrice: money(35_000),
  attributes: { ...bar.attributes, film: '/films/bar.webm', snipe: 'New' },
  customOptions: [
    { id: 1, title: 'Words', type: 'area', isRequired: false, price: money(1_000), values: [] },
    {
      id: 2,
      title: 'Face',
      type: 'drop_down',
      isRequired: true,
      price: money(0),
      values: [
        { id: 3, title: 'Plain', price: money(0) },
        { id: 4, title: 'Old style', price: money(250) },
      ],
    },
  ],
});

/** A product that is back in stock in March, with back-in-stock notices. */
export const soldOut: Product = soldAt(90, 'Log Bar', 60_000, { inventory: outOfStock, brand: '', rating: undefined });
