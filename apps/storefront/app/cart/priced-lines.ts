import type { EarnedTicket } from '@ironcart/core/customer';
import { type LineItem, lineShortages } from '@ironcart/core/list';
import type { Product } from '@ironcart/core/product';
import { type CartPromotions, type CartQuote, earnedDiscountsOf, quoteCart } from '@ironcart/pricing';
import type { CartLineView } from '@ironcart/react-ui';
import { toCartLine } from '@ironcart/react-ui/cart';

export interface PricedLines {
  readonly quote: CartQuote;
  /** Every line in words; one that cannot be priced says why. */
  readonly views: readonly CartLineView[];
}

/** What the prices of a list depend on, besides its lines and their products. */
export interface ListPriceSetting {
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** 0 for a guest. */
  readonly groupId: number;
  /** What the customer earned. */
  readonly earned: readonly EarnedTicket[];
  /** The store's own; left out: none, as for a list that buys nothing by itself. */
  readonly promotions?: CartPromotions | undefined;
}

/** The lines of a list, priced, as they are shown. */
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
  const views = items.map((item, at) =>
    toCartLine(item, products, { quoted: quote.lines[at], shortage: shortages.get(item.listItemId), earned }),
  );
  return { quote, views };
};
