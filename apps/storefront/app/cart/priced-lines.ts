import type { EarnedTicket } from '@ironcart/core/customer';
import { type LineItem, lineShortages } from '@ironcart/core/list';
import { describeBilling } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { linePictureOf } from '@ironcart/core/product-look';
import { type CartPromotions, type CartQuote, earnedDiscountsOf, quoteCart } from '@ironcart/pricing';
import type { CartLineView } from '@ironcart/react-ui';
import { toCartLine } from '@ironcart/react-ui/cart';

export interface PricedLines {
  readonly quote: CartQuote;
  /** Every line for display; a line that cannot be priced shows the reason. */
  readonly views: readonly CartLineView[];
}

/** Inputs of a list's prices besides its lines and products. */
export interface ListPriceSetting {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 0 for a guest. */
  readonly groupId: number;
  /** The customer's earned discounts. */
  readonly earned: readonly EarnedTicket[];
  /** The store's own promotions; omitted for lists other than carts. */
  readonly promotions?: CartPromotions | undefined;
}

/** Prices a list's lines for display. */
export const pricedLines = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  { now, groupId, earned, promotions }: ListPriceSetting,
): PricedLines => {
  const quote = quoteCart({
    items,
    products,
    shopper: { groupId, earned: earnedDiscountsOf(earned) },
    promotions,
    now,
  });
  const shortages = lineShortages(items, products);
  const views = items.map((item, at) => {
    const view = toCartLine(item, products, {
      ...{ quoted: quote.lines[at], shortage: shortages.get(item.listItemId), earned },
      picture: linePictureOf(item, products.get(item.productId), (id) => products.get(id)),
    });
    return { ...view, options: [...view.options, ...describeBilling(products.get(item.productId))] };
  });
  return { quote, views };
};
