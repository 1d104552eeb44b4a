import { cartShortages, type KnownTotals, type PricedContents, productsById } from '@ironcart/checkout-machines';
import { zero } from '@ironcart/core/money';
import type { OrderTotals } from '@ironcart/core/order';
import {
  type CartLineView,
  type TotalsLineId,
  type TotalsLineView,
  totalsExplanations,
  totalsLines,
} from '@ironcart/react-ui';
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

const known = (totals: KnownTotals): OrderTotals => ({
  subtotal: totals.subtotal ?? zero,
  discount: totals.discount ?? zero,
  shipping: totals.shipping ?? zero,
  tariff: totals.tariff ?? zero,
  itemTax: totals.itemTax ?? zero,
  shippingTax: totals.shippingTax ?? zero,
  tax: totals.tax ?? zero,
  grandTotalExcludingTax: totals.grandTotalExcludingTax ?? zero,
  grandTotalIncludingTax: totals.grandTotalIncludingTax ?? zero,
  giftcards: totals.giftcards ?? zero,
});

const pendingOf = (totals: KnownTotals, isVat: boolean): Partial<Record<TotalsLineId, string>> => ({
  ...(totals.shipping === undefined ? { shipping: 'After your address' } : {}),
  ...(totals.tax === undefined ? { tax: 'After shipping' } : {}),
  ...(totals.grandTotalIncludingTax === undefined ? { total: isVat ? 'After VAT' : 'After tax' } : {}),
});

/** The totals as lines; what is not known yet says when it will be, and each sum says what it is made of. */
export const summaryTotals = (totals: KnownTotals, isVat: boolean): readonly TotalsLineView[] =>
  totalsLines(known(totals), {
    pending: pendingOf(totals, isVat),
    isVat,
    explanations: {
      ...totalsExplanations,
      total: `Subtotal less discounts, with shipping and ${isVat ? 'VAT' : 'tax'}. Nothing is added after this.`,
    },
  });
