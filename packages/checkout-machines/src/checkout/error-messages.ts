import type { CheckoutError, CheckoutPage } from './checkout.types.ts';

type Wording = readonly [place: CheckoutPage, message: string];

/** The words for each error that checkout shows, and the page that it belongs to (S8-err-order). */
const wordings: ReadonlyMap<string, Wording> = new Map<string, Wording>([
  ['Subscription Agree Missing', ['review', 'Subscription Agree Missing']],
  [
    'order_already_published',
    ['review', 'An order for this cart exists already, with another total. You were not charged again.'],
  ],
  ['inventory_error', ['review', 'Some of the items are no longer available.']],
  ['wrong_product_price', ['review', 'Prices have changed. Please look at the new total.']],
  ['wrong_tax_total', ['review', 'The tax has changed. Please look at the new total.']],
  ['wrong_shipping_rate', ['shipping', 'The shipping rates have changed. Please look at them again.']],
  ['giftcard_balance_error', ['review', 'A gift card could not be used. Gift cards were removed.']],
  ['payment_error', ['payment', 'The payment was refused. You were not charged.']],
  ['paypal_amount_mismatch', ['payment', 'The total has changed. Please approve the payment again.']],
  ['cvv_required', ['payment', 'Please enter the security code of your card.']],
  ['three_ds', ['payment', 'Your bank did not confirm the payment.']],
  ['no_response', ['review', 'The store did not answer. You can place the order again: it is placed only once.']],
  ['browser_offline', ['review', 'You are offline. You can place the order again: it is placed only once.']],
]);

/** An error with its words; a code without words of its own is shown as it is (S8-err-order-32). */
export const checkoutError = (code: string, words?: string): CheckoutError => {
  const [place, message] = wordings.get(code) ?? ['review', code];
  return { code, message: words ?? message, place };
};
