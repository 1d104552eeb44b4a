import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutSnapshot } from '../checkout/checkout.selectors.ts';
import { unsettledOf } from '../checkout/order-attempt.ts';
import {
  failedWith,
  fingerprintsAt,
  pathsInput,
  paymentSays,
  placedOrder,
  postcodes,
  shippingSays,
  taxSays,
} from './checkout-says.ts';
import { rateQuote, taxQuote } from './fixtures.ts';
import { type ReachableStates, reachableStates } from './reachable-states.ts';

const events = [
  ...postcodes.flatMap((postcode) => {
    const { shipping, tax } = fingerprintsAt(postcode);
    return [
      { type: 'shippingAddress.changed', address: { postcode } },
      shippingSays('valid', { fingerprint: shipping, quote: rateQuote(postcode) }),
      taxSays('valid', { fingerprint: tax, quote: taxQuote() }),
    ];
  }),
  shippingSays('loading'),
  shippingSays('error'),
  taxSays('error'),
  paymentSays('empty'),
  paymentSays('complete'),
  paymentSays('ready'),
  { type: 'step.continue' },
  { type: 'step.back' },
  { type: 'step.goTo', step: 'shipping' },
  { type: 'step.goTo', step: 'payment' },
  { type: 'step.goTo', step: 'review' },
  { type: 'order.place' },
  { type: 'order.reload' },
  { type: 'xstate.done.actor.placement', output: { ok: true, value: placedOrder } },
  failedWith('wrong_product_price'),
  failedWith('payment_error'),
  failedWith('three_ds', { orderId: 'order-1', storeId: 1 }),
  { type: 'xstate.done.actor.reloadCart', output: { list: pathsInput.list, products: pathsInput.products } },
  { type: 'xstate.error.actor.reloadCart', error: new Error('down') },
  { type: 'xstate.done.actor.recheck', output: placedOrder },
  { type: 'xstate.error.actor.recheck', error: new Error('down') },
];

/** The parts that distinguish states of checkout for the search's events. */
export const checkoutEssence = ({ value, context }: CheckoutSnapshot) => [
  value,
  context.shippingAddress.postcode,
  [context.shipping.state, context.shipping.quoted?.quote.transactionId],
  [context.tax.state, context.tax.quoted?.fingerprint],
  context.payment.state,
  unsettledOf(context.attempt) !== undefined,
];

/** Every state of a guest's checkout that is reachable by navigation, addresses, quotes, payment and placement. */
export const searchCheckout = (): ReachableStates<CheckoutSnapshot> =>
  reachableStates(checkoutMachine, pathsInput, events, checkoutEssence);
