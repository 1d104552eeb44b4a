/** The codes of a refused order that have a recovery of their own (S8-err-order). */
export const placementFailureCodes = [
  'giftcard_balance_error',
  'giftcard_not_exist',
  'order_already_published',
  'inventory_error',
  'wrong_tax_total',
  'wrong_discount',
  'wrong_grandtotal',
  'wrong_payment_amount',
  'wrong_product_price',
  'shipping_rate',
  'wrong_shipping_total',
  'wrong_shipping_rate',
  'shipping_method_not_found',
  'shipping_method_not_valid',
  'pickup_disabled',
  'payment_error',
] as const;

export type PlacementFailureCode = (typeof placementFailureCodes)[number];

/** What checkout does after a refused order, and what it shows. */
export interface Recovery {
  /** The error to show; what `fetchExistingOrder` or `reloadCart` find out may stand in for it. */
  readonly show: string;
  readonly reloadPrices: boolean;
  readonly forceRates: boolean;
  readonly forceTax: boolean;
  readonly dropGiftCards: boolean;
  /** Clears the payment token and the amount that was authorised. */
  readonly clearPaymentToken: boolean;
  /** Loads the cart again: items out of stock open their dialog, else the message is read for SKUs. */
  readonly reloadCart: boolean;
  /** Loads the order that exists: with the same grand total the placing has succeeded. */
  readonly fetchExistingOrder: boolean;
}

const nothingBut = (plan: Partial<Recovery> & Pick<Recovery, 'show'>): Recovery => ({
  reloadPrices: false,
  forceRates: false,
  forceTax: false,
  dropGiftCards: false,
  clearPaymentToken: false,
  reloadCart: false,
  fetchExistingOrder: false,
  ...plan,
});

const recoverPayment = (message: string, isPayPal: boolean): Recovery => {
  if (message === 'cvv_required') return nothingBut({ show: 'cvv_required' });
  if (message === 'amount_mismatch' && isPayPal) {
    return nothingBut({ show: 'paypal_amount_mismatch', clearPaymentToken: true });
  }
  return nothingBut({ show: 'payment_error' });
};

const recoverKnown = (code: PlacementFailureCode, message: string, isPayPal: boolean): Recovery => {
  switch (code) {
    case 'giftcard_balance_error':
    case 'giftcard_not_exist':
      return nothingBut({ show: 'giftcard_balance_error', dropGiftCards: true });
    case 'order_already_published':
      return nothingBut({ show: code, fetchExistingOrder: true });
    case 'inventory_error':
      return nothingBut({ show: code, reloadCart: true });
    case 'wrong_tax_total':
      return nothingBut({ show: code, reloadPrices: true, forceTax: true });
    case 'wrong_discount':
    case 'wrong_grandtotal':
    case 'wrong_payment_amount':
    case 'wrong_product_price':
      return nothingBut({ show: 'wrong_product_price', reloadPrices: true });
    case 'shipping_rate':
    case 'wrong_shipping_total':
    case 'wrong_shipping_rate':
    case 'shipping_method_not_found':
    case 'shipping_method_not_valid':
    case 'pickup_disabled':
      return nothingBut({ show: 'wrong_shipping_rate', reloadPrices: true, forceRates: true });
    case 'payment_error':
      return recoverPayment(message, isPayPal);
  }
};

export const isPlacementFailureCode = (code: string): code is PlacementFailureCode =>
  placementFailureCodes.some((known) => known === code);

/**
 * The recovery of a refused order (S8-err-order). Known codes come first, then the message `cvv_required`, then the
 * code is shown as it is (READINGS A24).
 */
export const recoveryOf = (code: string, message = '', { isPayPal = false } = {}): Recovery => {
  if (isPlacementFailureCode(code)) return recoverKnown(code, message, isPayPal);
  return nothingBut({ show: message === 'cvv_required' ? 'cvv_required' : code });
};

const skuCharacter = /[\p{L}\p{N}_-]/u;

/** The SKUs of a cart that an inventory error's message names, each as a whole word (S8-err-order-10). */
export const skusNamedIn = (message: string, skus: Iterable<string>): readonly string[] =>
  [...new Set(skus)].filter((sku) => {
    for (let at = message.indexOf(sku); sku !== '' && at >= 0; at = message.indexOf(sku, at + 1)) {
      const before = message[at - 1] ?? ' ';
      const after = message[at + sku.length] ?? ' ';
      if (!skuCharacter.test(before) && !skuCharacter.test(after)) return true;
    }
    return false;
  });
