import { type CheckoutEvent, type CheckoutPage, type CheckoutSnapshot, selectStep } from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { parseMoney } from '@ironcart/core/money';
import { isPage } from '@ironcart/react-ui/checkout';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import type { CheckoutPlaces } from './checkout-places.server.ts';
import { type ServerSession, sendTo, snapshotOf } from './checkout-session.server.ts';
import { keepSessionMark } from './session-cookie.server.ts';

/**
 * An amount in minor units from the query. The backend compares the approved amount itself when it places the order.
 */
const authorizedAmountIn = (query: URLSearchParams) => {
  const amount = parseMoney(query.get('authorizedAmount') ?? '');
  return amount.ok && amount.value > 0 ? { authorizedAmount: amount.value } : {};
};

/**
 * The event for the result in the query of the provider's return URL: a wallet's approval or its cancellation, a card
 * as the provider describes it, or the token of the stored card whose security code was requested.
 */
const eventOf = (query: URLSearchParams, { context: { payment } }: CheckoutSnapshot): CheckoutEvent | undefined => {
  const { choice, stored } = payment;
  if (query.has('cancelled')) return { type: 'payment.walletCancelled' };
  const token = query.get('token');
  if (token === null) return undefined;
  if (choice.kind === 'wallet') return { type: 'payment.walletApproved', token, ...authorizedAmountIn(query) };
  const storedCard = choice.kind === 'stored' ? stored.find(({ id }) => id === choice.id) : undefined;
  const { brand, last4, expMonth, expYear } = storedCard ?? {
    brand: query.get('brand') ?? '',
    last4: query.get('last4') ?? '',
    expMonth: Number(query.get('expMonth')),
    expYear: Number(query.get('expYear')),
  };
  return { type: 'payment.tokenReceived', card: { token, brand, last4, expMonth, expYear } };
};

/**
 * Applies the card or approval in the query of the provider's return URL, and redirects to the URL without the query,
 * which must not stay in the history.
 */
export const takePayment = async (
  context: RequestContext,
  session: ServerSession,
  places: CheckoutPlaces,
): Promise<void> => {
  const event = eventOf(context.url.searchParams, snapshotOf(session, context, places));
  if (event === undefined) return;
  const isPaid = event.type !== 'payment.walletCancelled';
  const taken = await sendTo(context, session, isPaid ? [event, { type: 'step.continue' }] : [event]);
  keepSessionMark(context, session.id);
  const stage = selectStep(snapshotOf(taken, context, places));
  const page: CheckoutPage = isPage(stage) ? stage : 'review';
  // The payment page shows what is missing or has to be approved again.
  const mark = isPaid && page === 'payment' ? '?tried' : '';
  throw redirect(`${checkoutStepPath(page)}${mark}`, { status: 303 });
};
