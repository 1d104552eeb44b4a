import { type CardToken, type CheckoutPage, type CheckoutSnapshot, selectStep } from '@ironcart/checkout-machines';
import { checkoutStepPath } from '@ironcart/core/checkout';
import { isPage } from '@ironcart/react-ui/checkout';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import type { CheckoutPlaces } from './checkout-places.server.ts';
import { type ServerSession, sendTo, snapshotOf } from './checkout-session.server.ts';
import { keepSessionMark } from './session-cookie.server.ts';

/** The card of a token in the page's query: as the provider shows it, otherwise the stored card whose code was asked for. */
const cardIn = (query: URLSearchParams, { context: { payment } }: CheckoutSnapshot): CardToken | undefined => {
  const token = query.get('token');
  if (token === null) return undefined;
  const { choice } = payment;
  const stored = choice.kind === 'stored' ? payment.stored.find(({ id }) => id === choice.id) : undefined;
  if (stored) {
    const { brand, last4, expMonth, expYear } = stored;
    return { token, brand, last4, expMonth, expYear };
  }
  const [expMonth, expYear] = [Number(query.get('expMonth')), Number(query.get('expYear'))];
  return { token, brand: query.get('brand') ?? '', last4: query.get('last4') ?? '', expMonth, expYear };
};

/**
 * Takes the card that the payment provider's page returned in the query, and goes on without the query, which must not
 * stay in the history.
 */
export const takeCard = async (
  context: RequestContext,
  session: ServerSession,
  places: CheckoutPlaces,
): Promise<void> => {
  const card = cardIn(context.url.searchParams, snapshotOf(session, context, places));
  if (card === undefined) return;
  const taken = await sendTo(context, session, [{ type: 'payment.tokenReceived', card }, { type: 'step.continue' }]);
  keepSessionMark(context, session.id);
  const stage = selectStep(snapshotOf(taken, context, places));
  const page: CheckoutPage = isPage(stage) ? stage : 'review';
  throw redirect(checkoutStepPath(page), { status: 303 });
};
