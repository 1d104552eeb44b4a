import {
  type CheckoutSnapshot,
  cartShortages,
  type KnownTotals,
  type PricedContents,
  productsById,
  selectTotals,
} from '@ironcart/checkout-machines';
import { type Money, zero } from '@ironcart/core/money';
import { rulesOf } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { type TotalsLineView, totalsExplanations, totalsLines } from '../../cart/totals-lines.ts';
import { toCartLine } from '../cart/cart-line.ts';

/** The bought lines as text; on a site that shows prices with VAT, their amounts state that they exclude it. */
export const summaryLines = (
  cart: PricedContents,
  { locale, showsTaxExclusivePrice }: Pick<Site, 'locale' | 'showsTaxExclusivePrice'>,
): readonly CartLineView[] => {
  const products = productsById(cart);
  return cart.list.items.map((item, at) => {
    const product = products.get(item.productId);
    const isTaxed = product !== undefined && !rulesOf(product).isStoredValue;
    return {
      ...toCartLine(item, products, {
        quoted: cart.pricedCart.lines[at],
        shortage: cartShortages(cart).get(item.listItemId),
        earned: cart.earned,
        locale,
      }),
      ...(showsTaxExclusivePrice && isTaxed ? { vat: { kind: 'excluded' } } : {}),
    };
  });
};

/** The order's total, or the known part of it. */
export const selectShownTotal = (snapshot: CheckoutSnapshot): Money => {
  const { grandTotalIncludingTax, subtotal = zero } = selectTotals(snapshot);
  return grandTotalIncludingTax ?? subtotal;
};

/** Whether the displayed total excludes shipping and tax, because they are not known yet. */
export const selectIsSoFar = (snapshot: CheckoutSnapshot): boolean =>
  selectTotals(snapshot).grandTotalIncludingTax === undefined;

/** Whether the displayed total excludes VAT on a site that shows prices with VAT. */
export const selectIsWithoutVat = (snapshot: CheckoutSnapshot): boolean =>
  snapshot.context.site.showsTaxExclusivePrice && selectIsSoFar(snapshot);

/** The totals as lines, each with an explanation, or with when its amount will be known. */
export const summaryTotals = (totals: KnownTotals, isVat: boolean): readonly TotalsLineView[] => {
  const tax = isVat ? 'VAT' : 'tax';
  const { shipping, ...explanations } = totalsExplanations;
  return totalsLines(totals, {
    pending: { shipping: 'After your address', tax: 'After shipping', total: `After ${tax}` },
    isVat,
    explanations: {
      ...explanations,
      ...(totals.shipping === zero ? {} : { shipping }),
      total: `Subtotal less discounts, with shipping and ${tax}. Nothing is added after this.`,
    },
  });
};
