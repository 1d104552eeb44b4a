import { isApiError } from '@ironcart/api/client';
import { type CheckoutEvent, type CheckoutSnapshot, selectStep } from '@ironcart/checkout-machines';
import type { Address } from '@ironcart/core/address';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { isPage } from '@ironcart/react-ui/checkout';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import type { CheckoutPlaces } from './checkout-places.server.ts';
import { sendTo, snapshotOf } from './checkout-session.server.ts';
import { keepSessionMark } from './session-cookie.server.ts';

/** An address as entered; without the e-mail address for a customer, whose own one is used. */
const addressFor = (isCustomer: boolean, { email, ...address }: Address): Partial<Address> =>
  isCustomer ? address : { ...address, email };

/** Events that repeat the input of a session, except for payment, which has to be entered again. */
const enteredIn = ({ context }: CheckoutSnapshot, isCustomer: boolean): readonly CheckoutEvent[] => [
  { type: 'shippingAddress.changed', address: addressFor(isCustomer, context.shippingAddress) },
  { type: 'billing.sameAsShipping', isSame: context.isBillingSameAsShipping },
  { type: 'billingAddress.changed', address: addressFor(isCustomer, context.billingAddress) },
  { type: 'shippingMode.chosen', mode: context.shippingMode },
  ...Object.entries(context.requestedCodes).map(
    ([packageNumber, shippingCode]): CheckoutEvent => ({
      type: 'shippingRate.chosen',
      packageNumber: Number(packageNumber),
      shippingCode,
    }),
  ),
  { type: 'comments.changed', comments: context.comments },
];

/** Advances to the furthest reachable step; a step that is not reachable is ignored. */
const onwards: readonly CheckoutEvent[] = [
  { type: 'step.goTo', step: 'shipping' },
  { type: 'step.goTo', step: 'payment' },
];

/**
 * Continues a checkout that another channel started and handed to this browser (`/checkout?continue=`): the shopper
 * gets a new session with the same input, at the furthest step that it reaches. The URL works once, and only for the
 * owner of the cart.
 */
export const continueCheckout = async (
  context: RequestContext,
  { listId, places }: { readonly listId: string; readonly places: CheckoutPlaces },
): Promise<void> => {
  const id = context.url.searchParams.get('continue');
  if (id === null) return;
  const { checkoutSessions } = context.api;
  const begun = await checkoutSessions.get(id).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return undefined;
    throw error;
  });
  const before = begun && snapshotOf(begun, context, places);
  if (begun === undefined || before?.context.cart.list._id !== listId) throw redirect('/checkout');
  const isCustomer = (await context.customer()) !== undefined;
  await checkoutSessions.close(begun.id);
  const { setup } = context.checkout;
  const opened = await checkoutSessions.open({ listId, setup, asksEmailFirst: true });
  const session = { ...opened, savedAtMs: context.now };
  const after = await sendTo(context, session, [...enteredIn(before, isCustomer), ...onwards]);
  keepSessionMark(context, after.id);
  const step = selectStep(snapshotOf(after, context, places));
  throw redirect(checkoutStepPath(isPage(step) ? step : 'start'));
};
