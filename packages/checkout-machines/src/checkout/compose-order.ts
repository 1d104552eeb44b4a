import type { Order } from '@ironcart/core/order';
import { shippingModeOf } from '@ironcart/core/shipping';
import { applyGiftCards } from '@ironcart/pricing';
import { billingAddressIssues, billingAddressOf, isVirtual, orderEmail } from './addresses.ts';
import type { CheckoutContext } from './checkout.types.ts';
import { orderPaymentOf } from './order-payment.ts';
import { selectedRatesOf } from './shipping-choice.ts';
import { totalsOf } from './totals.ts';

/** The order as displayed. Only a fresh order may be placed. */
export const orderOf = (context: CheckoutContext): Order => {
  const { cart, site, customer } = context;
  const totals = totalsOf(context);
  return {
    listId: cart.list._id,
    storeId: site.storeId,
    status: 'new',
    items: cart.items,
    shippingMode: shippingModeOf(site, context.shippingMode),
    shippingAddress: isVirtual(context) ? undefined : context.shippingAddress,
    billingAddress: billingAddressIssues(context).length === 0 ? billingAddressOf(context) : undefined,
    shipping: selectedRatesOf(context),
    totals,
    payment: orderPaymentOf(context, totals),
    giftcards: applyGiftCards(context.giftCards.cards, totals.grandTotalIncludingTax),
    comments: context.comments,
    customer: { email: orderEmail(context), customerId: customer?._id, groupId: customer?.groupId ?? 0 },
    meta: { ...context.meta, l10n: site.locale },
  };
};
