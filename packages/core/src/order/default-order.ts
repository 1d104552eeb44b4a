import { emptyAddress } from '../address/address.ts';
import { zero } from '../money/money.ts';
import { requireObject } from '../require-argument.ts';
import { shippingModeOf } from '../shipping/select-rates.ts';
import type { Site } from '../site/site.ts';
import type { Order, OrderTotals } from './order.ts';

/** The payment type of an order until a method is chosen (S9-defaults-02, READINGS A16). */
export const defaultPaymentType = 'spreedly';

const noTotals: OrderTotals = {
  subtotal: zero,
  discount: zero,
  shipping: zero,
  tariff: zero,
  itemTax: zero,
  shippingTax: zero,
  tax: zero,
  grandTotalExcludingTax: zero,
  grandTotalIncludingTax: zero,
  giftcards: zero,
};

/** Creates a new order of a list (S9-defaults): empty, with addresses in the site's country. */
export const defaultOrder = (site: Site, listId = ''): Order => {
  requireObject(site, 'site');
  return {
    listId,
    storeId: site.storeId,
    status: 'new',
    items: [],
    shippingMode: shippingModeOf(site, 'fastest'),
    shippingAddress: emptyAddress(site.defaultCountry),
    billingAddress: emptyAddress(site.defaultCountry),
    shipping: [],
    totals: noTotals,
    payment: { paymentType: defaultPaymentType, amount: zero },
    giftcards: [],
    comments: '',
    customer: { email: '', groupId: 0 },
    meta: {},
  };
};
