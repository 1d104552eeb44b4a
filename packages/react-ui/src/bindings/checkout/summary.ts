import {
  type CheckoutSnapshot,
  cartShortages,
  type KnownTotals,
  type PricedContents,
  productsById,
  selectTotals,
} from '@ironcart/checkout-machines';
import { type Money, zero } from '@ironcart/core/money';
import type { CartLineView } from '../../cart/LineFrame.tsx';
import { type TotalsLineView, totalsExplanations, totalsLines } from '../../cart/totals-lines.ts';
import { toCartLine } from '../cart/cart-line.ts';

/** The lines that are being bought, in words. */
export const summaryLines = (cart: PricedContents): readonly CartLineView[] =>
  cart.list.items.map((item, at) =>
    toCartLine(item, productsById(cart), {
      quoted: cart.pricedCart.lines[at],
      shortage: cartShortages(cart).get(item.listItemId),
      earned: cart.earned,
    }),
  );

/** The order's total, or the known part of it. */
export const selectShownTotal = (snapshot: CheckoutSnapshot): Money => {
  const { grandTotalIncludingTax, subtotal = zero } = selectTotals(snapshot);
  return grandTotalIncludingTax ?? subtotal;
};

/** The totals as lines, each with an explanation, or with when its amount will be known. */
export const summaryTotals = (totals: KnownTotals, isVat: boolean): readonly TotalsLineView[] => {
  const tax = isVat ? 'VAT' : 'tax';
  return totalsLines(totals, {
    pending: { shipping: 'After your address', tax: 'After shipping', total: `After ${tax}` },
    isVat,
    explanations: {
      ...totalsExplanations,
      total: `Subtotal less discounts, with shipping and ${tax}. Nothing is added after this.`,
    },
  });
};
