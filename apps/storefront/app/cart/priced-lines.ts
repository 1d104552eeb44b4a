import type { EarnedTicket } from '@ironcart/core/customer';
import { type LineItem, lineShortages } from '@ironcart/core/list';
import { describeBilling } from '@ironcart/core/order';
import type { Product } from '@ironcart/core/product';
import { linePictureOf } from '@ironcart/core/product-look';
import { type CartPromotions, type CartQuote, earnedDiscountsOf, quoteCart } from '@ironcart/pricing';
import type { CartLineView } from '@ironcart/react-ui';
import { toCartLine } from '@ironcart/react-ui/cart';
import { createPriceViews, type PriceSetting, type PriceViews } from '../price/price-views.ts';

export interface PricedLines {
  readonly quote: CartQuote;
  /** Every line for display; a line that cannot be priced shows the reason. */
  readonly views: readonly CartLineView[];
}

/** Inputs of a list's prices besides its lines and products. */
export interface ListPriceSetting extends PriceSetting {
  /** The customer's earned discounts. */
  readonly earned: readonly EarnedTicket[];
  /** The store's own promotions; omitted for lists other than carts. */
  readonly promotions?: CartPromotions | undefined;
}

/** A line with its amounts as the site shows prices: including VAT, with the amounts without VAT beside them. */
const asShown = (view: CartLineView, product: Product, { ofAmount, ofDiscount }: PriceViews): CartLineView => {
  const { unitPrice, total, listTotal, earned } = view;
  const { amount, taxExclusiveAmount } = ofAmount(total, product);
  if (taxExclusiveAmount === undefined) return view;
  return {
    ...view,
    unitPrice: ofAmount(unitPrice, product).amount,
    total: amount,
    ...(listTotal === undefined ? {} : { listTotal: ofAmount(listTotal, product).amount }),
    ...(earned?.discount ? { earned: { ...earned, discount: ofDiscount(earned.discount, product) } } : {}),
    vat: { kind: 'included', without: { unitPrice, total, listTotal } },
  };
};

/** Prices a list's lines for display. */
export const pricedLines = (
  items: readonly LineItem[],
  products: ReadonlyMap<number, Product>,
  { site, now, groupId, earned, promotions }: ListPriceSetting,
): PricedLines => {
  const quote = quoteCart({
    items,
    products,
    shopper: { groupId, earned: earnedDiscountsOf(earned) },
    promotions,
    now,
  });
  const shortages = lineShortages(items, products);
  const prices = createPriceViews({ site, now, groupId });
  const views = items.map((item, at) => {
    const product = products.get(item.productId);
    const quoted = quote.lines[at];
    const view = toCartLine(item, products, {
      quoted,
      shortage: shortages.get(item.listItemId),
      earned,
      locale: site.locale,
      picture: linePictureOf(item, product, (id) => products.get(id)),
    });
    const described = { ...view, options: [...view.options, ...describeBilling(product, site)] };
    return product && quoted?.ok ? asShown(described, product, prices) : described;
  });
  return { quote, views };
};
