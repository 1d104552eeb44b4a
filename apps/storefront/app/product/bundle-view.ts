import type { EarnedTicket } from '@ironcart/core/customer';
import type { LineItem } from '@ironcart/core/list';
import { type Money, subtract, zero } from '@ironcart/core/money';
import type { Product, ProductOf } from '@ironcart/core/product';
import { stockLevelOf } from '@ironcart/core/stock';
import { earnedDiscountsOf, type PricedLine, quoteCart } from '@ironcart/pricing';
import type { BundleOptionView, PriceView } from '@ironcart/react-ui';
import type { PriceViews } from '../price/price-views.ts';

/** The selected child by option id. */
export type BundleChoice = Readonly<Record<number, number | undefined>>;

const childItem = (productId: number, qty: number, metadata: LineItem['metadata']): LineItem => ({
  listItemId: '',
  productId,
  qty,
  options: {},
  metadata,
  children: [],
});

const bundleItem = (product: ProductOf<'bundle'>, choice: BundleChoice, redeem: boolean): LineItem => ({
  ...childItem(product.productId, 1, redeem ? { redeem } : {}),
  children: product.bundleOptions.flatMap(({ id, values, includedProductId }) => {
    const value = values.find(({ productId }) => productId === choice[id]);
    if (value === undefined) return [];
    const chosen = childItem(value.productId, value.defaultQty, { bundleOptionId: id });
    return includedProductId === null
      ? [chosen]
      : [chosen, childItem(includedProductId, 1, { freeBundleOptionId: id })];
  }),
});

/** The inputs of a bundle's prices, with a redeemed earned discount. */
export interface BundleSetting {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 0 for a guest. */
  readonly groupId: number;
  readonly redeemed?: EarnedTicket | undefined;
}

/** The bundle and its choices, priced with the functions that the backend uses. */
export const bundleView = (
  product: ProductOf<'bundle'>,
  choice: BundleChoice,
  { redeemed, now, groupId }: BundleSetting,
  prices: PriceViews,
): { readonly options: readonly BundleOptionView[]; readonly total: PriceView } => {
  const products = new Map<number, Product>([product, ...product.children].map((member) => [member.productId, member]));
  const withoutRequired = new Map(products).set(product.productId, {
    ...product,
    bundleOptions: product.bundleOptions.map((option) => ({ ...option, isRequired: false })),
  });
  const shopper = { groupId, earned: earnedDiscountsOf(redeemed ? [redeemed] : []) };
  const priceOf = (wanted: BundleChoice): PricedLine | undefined => {
    const items = [bundleItem(product, wanted, redeemed !== undefined)];
    const [line] = quoteCart({ items, products: withoutRequired, shopper, now }).lines;
    return line?.ok ? line : undefined;
  };
  const alone: Money = priceOf({})?.price ?? zero;
  const total = priceOf(choice);
  return {
    options: product.bundleOptions.map((option) => ({
      id: option.id,
      title: option.title,
      isRequired: option.isRequired,
      includedName: products.get(option.includedProductId ?? -1)?.name,
      values: option.values.flatMap(({ productId, defaultQty }) => {
        const child = products.get(productId);
        if (child === undefined) return [];
        const withValue = priceOf({ [option.id]: productId })?.price ?? alone;
        return {
          productId,
          name: child.name,
          qty: defaultQty,
          adds: prices.ofAmount(subtract(withValue, alone)).amount,
          picture: child.gallery[0],
          isOutOfStock: stockLevelOf(child.inventory).code === 'outOfStock',
        };
      }),
    })),
    total: total ? prices.ofLine(total) : prices.ofProduct(product),
  };
};
