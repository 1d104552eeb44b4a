import { isApiError } from '@ironcart/api/client';
import {
  type CheckoutEvent,
  type CheckoutSnapshot,
  selectPageFor,
  selectPlacedOrder,
  selectStep,
} from '@ironcart/checkout-machines';
import { actorAt } from '@ironcart/checkout-machines/host';
import { checkoutStepAt, checkoutStepPath } from '@ironcart/core/checkout';
import { isPage } from '@ironcart/react-ui/checkout';
import { redirect } from 'react-router';
import type { RequestContext } from '../request-context/request-context.ts';
import type { CheckoutPlaces } from './checkout-places.server.ts';
import { placedPath } from './placed-path.ts';
import { keepSessionMark, readSessionMark } from './session-cookie.server.ts';

type Sessions = RequestContext['api']['checkoutSessions'];

/** The fields of the shopper's checkout session that its page needs. */
export interface ServerSession extends Pick<Awaited<ReturnType<Sessions['get']>>, 'id' | 'version' | 'state'> {
  /** When a page without scripts last changed it, in milliseconds since the epoch. */
  readonly savedAtMs: number;
  /** Whether the session was changed elsewhere since; undefined before events were sent. */
  readonly wasChanged?: boolean | undefined;
}

/** The events that a page without scripts can send. */
type SentEvent = Parameters<Sessions['send']>[1][number];

/** The snapshot of a session, for selectors. */
export const snapshotOf = (
  { state }: Pick<ServerSession, 'state'>,
  { site }: Pick<RequestContext, 'site'>,
  places: CheckoutPlaces,
): CheckoutSnapshot => actorAt(state, { site, ...places }).getSnapshot();

/** Sends checkout events to a session. */
export const sendTo = async (
  { api }: Pick<RequestContext, 'api'>,
  session: ServerSession,
  events: readonly CheckoutEvent[],
): Promise<ServerSession> => {
  const sent = await api.checkoutSessions.send(session.id, events as readonly SentEvent[], {
    knownVersion: session.version,
  });
  return { ...session, ...sent };
};

/** The shopper's checkout session for this list and customer; undefined if there is none. */
export const readServerSession = async (
  context: RequestContext,
  { listId, places }: { readonly listId: string; readonly places: CheckoutPlaces },
): Promise<ServerSession | undefined> => {
  const mark = readSessionMark(context);
  if (mark === undefined) return undefined;
  try {
    const session = { ...(await context.api.checkoutSessions.get(mark.id)), savedAtMs: mark.savedAtMs };
    const { cart, customer } = snapshotOf(session, context, places).context;
    const shopper = await context.customer();
    return cart.list._id === listId && customer?._id === shopper?._id ? session : undefined;
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
};

/**
 * Handles the shopper's return from the bank: while the session waits for it, requests the result once, and redirects to
 * the session's current step. A session that already has the result may have left the step of the return address; then
 * the shopper is redirected to the step that it has reached.
 */
export const returnFromBank = async (
  context: RequestContext,
  session: ServerSession,
  places: CheckoutPlaces,
): Promise<void> => {
  const known = snapshotOf(session, context, places);
  const { pathname, search, searchParams } = context.url;
  if (isPage(selectStep(known))) {
    const wanted = searchParams.has('order') ? checkoutStepAt(context.sites.pathWithin(pathname)) : undefined;
    const reached = wanted && selectPageFor(known, wanted);
    if (reached === undefined || reached === wanted) return;
    throw redirect(`${checkoutStepPath(reached)}${search}`, { status: 303 });
  }
  const answered = snapshotOf(await sendTo(context, session, [{ type: 'challenge.closed' }]), context, places);
  keepSessionMark(context, session.id);
  const placed = selectPlacedOrder(answered);
  const stage = selectStep(answered);
  if (placed !== undefined) throw redirect(placedPath(placed.orderId), { status: 303 });
  if (isPage(stage)) throw redirect(checkoutStepPath(stage), { status: 303 });
};
