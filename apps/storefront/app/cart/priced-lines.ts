import type { LineItem, Product } from '@ironcart/core';
import { priceCart } from '@ironcart/pricing';
import type { CartLineView } from '@ironcart/react-ui';
import { toCartLine } from './cart-line.ts';

export interface PricedLines extends ReturnType<typeof priceCart> {
  /** Every line in words; one that cannot be priced says why. */
  readonly views: readonly CartLineView[];
}

/** The lines of a list, priced, as they are shown. @param setting `now` in milliseconds since the epoch */
export const pricedLines = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  setting: { readonly now: number; readonly groupId: number },
): PricedLines => {
  const priced = priceCart(items, products, setting);
  const views = items.map((item) =>
    toCartLine(item, products, {
      priced: priced.lines.find(({ listItemId }) => listItemId === item.listItemId),
      issue: priced.issues.find(({ listItemId }) => listItemId === item.listItemId)?.message,
    }),
  );
  return { ...priced, views };
};
