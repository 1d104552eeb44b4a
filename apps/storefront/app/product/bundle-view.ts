import type { EarnedTicket } from '@ironcart/core/customer';
import { zero } from '@ironcart/core/money';
import type { BundleChoice, ProductOf } from '@ironcart/core/product';
import { primaryImage } from '@ironcart/core/product-page';
import { stockLevelOf } from '@ironcart/core/stock';
import { bundlePrices, earnedDiscountsOf } from '@ironcart/pricing';
import type { BundleOptionView, PriceView } from '@ironcart/react-ui';
import type { PriceViews } from '../price/price-views.ts';

/** The inputs of a bundle's prices, with a redeemed earned discount. */
export interface BundleSetting {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 0 for a guest. */
  readonly groupId: number;
  readonly redeemed?: EarnedTicket | undefined;
}

/** The options of a bundle with what each choice adds to the price, and the price of the selection. */
export const bundleView = (
  product: ProductOf<'bundle'>,
  choice: BundleChoice,
  { redeemed, now, groupId }: BundleSetting,
  prices: PriceViews,
): { readonly options: readonly BundleOptionView[]; readonly total: PriceView } => {
  const shopper = { groupId, earned: earnedDiscountsOf(redeemed ? [redeemed] : []) };
  const { line, surcharges } = bundlePrices(product, choice, { shopper, now, redeem: redeemed !== undefined });
  const parts = new Map(product.children.map((child) => [child.productId, child]));
  return {
    options: product.bundleOptions.map(({ id, title, isRequired, includedProductId, values }) => ({
      id,
      title,
      isRequired,
      includedName: parts.get(includedProductId ?? -1)?.name,
      values: values.flatMap(({ productId, defaultQty }) => {
        const child = parts.get(productId);
        if (child === undefined) return [];
        return {
          productId,
          name: child.name,
          qty: defaultQty,
          adds: prices.ofAmount(surcharges.get(id)?.get(productId) ?? zero, product).amount,
          picture: primaryImage(child),
          isOutOfStock: stockLevelOf(child.inventory).code === 'outOfStock',
        };
      }),
    })),
    total: line ? prices.ofLine(line, product) : prices.ofProduct(product),
  };
};
