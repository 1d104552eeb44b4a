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

/** An address as it was entered; a customer's own e-mail address stays theirs. */
const addressFor = (isCustomer: boolean, { email, ...address }: Address): Partial<Address> =>
  isCustomer ? address : { ...address, email };

/** Everything that was entered, but for what pays: that is asked for again. */
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

/** As far as what was entered leads; a step that it does not reach is not opened. */
const onwards: readonly CheckoutEvent[] = [
  { type: 'step.goTo', step: 'shipping' },
  { type: 'step.goTo', step: 'payment' },
];

/**
 * Goes on with the checkout that another channel began and gave to this browser (`/checkout?continue=`): the shopper gets a
 * checkout of their own with everything that was entered, at the step where it stands. The address works once, and only for
 * the owner of the cart.
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
