import type { Site } from '@ironcart/core/site';
import { isRefusal } from '../../../http/refusal.ts';
import { forgetCheckout } from '../../../services/checkout-session/forget-checkout.ts';
import { belongsTo, type ListOwner } from '../../../services/list/list-owner.ts';
import type { OwnedCart } from '../agent-request-context.ts';
import type { UcpContext } from '../ucp-context.ts';
import { agentCheckoutOf } from './agent-checkout.ts';

/** An agent's open checkout named by a link, with the guest who has it. */
interface OpenCheckout {
  readonly list_id: string;
  /** The session that owns the list; null: a customer owns it. */
  readonly session_id: string | null;
  readonly owner_id: string | null;
  /** The customer for whom the agent filled it, and the agent's own session. */
  readonly customer_id: string | null;
  readonly agent_session_id: string | null;
  readonly handed_over_at: Date | null;
  /** The agent's server-side checkout, if it is open. */
  readonly checkout_session_id: string | null;
}

/** Finds the list of an agent's open checkout that a link names. */
export const findOpenCheckout = async (
  { db, now }: UcpContext,
  continueId: string,
): Promise<OpenCheckout | undefined> => {
  const row = await db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .leftJoin('checkout_sessions', (join) =>
      join
        .onRef('checkout_sessions.list_id', '=', 'agent_carts.list_id')
        .on('checkout_sessions.expires_at', '>', now()),
    )
    .select(['agent_carts.list_id', 'lists.session_id', 'lists.customer_id as owner_id', 'agent_carts.customer_id'])
    .select(['agent_carts.session_id as agent_session_id', 'handed_over_at', 'checkout_session_id'])
    .where('continue_id', '=', continueId)
    .where('agent_carts.expires_at', '>', now())
    .where('lists.is_active', '=', true)
    .executeTakeFirst();
  // When a checkout is handed on, the previous person's inputs are deleted, but it remains a checkout.
  return row && (row.handed_over_at !== null || row.checkout_session_id !== null) ? row : undefined;
};

/**
 * Removes the agent's card and gift cards, so that the person who opens the link cannot pay with them.
 * @returns whether the checkout has no card now
 */
const forgetCard = async (
  context: UcpContext,
  from: Pick<Next, 'site' | 'remoteAddress'>,
  { cart, id }: { readonly cart: OwnedCart & { readonly ref: { readonly listId: string } }; readonly id: string },
): Promise<boolean> => {
  const hosted = agentCheckoutOf(context, from, cart);
  const sent = await hosted.send(id, [
    { type: 'errors.dismissed' },
    { type: 'payment.cleared' },
    { type: 'giftCard.dropped' },
  ]);
  return !isRefusal(sent) && sent.snapshot.context.payment.card === undefined;
};

/** The agent's cart of an open checkout; undefined after a person has taken it over. */
const cartOf = (open: OpenCheckout): (OwnedCart & { readonly ref: { readonly listId: string } }) | undefined => {
  const { list_id: listId, session_id, owner_id, customer_id, agent_session_id, handed_over_at } = open;
  if (handed_over_at !== null) return undefined;
  if (customer_id === null) {
    return session_id === null
      ? undefined
      : { sessionId: session_id, ref: { listId, owner: { sessionId: session_id } } };
  }
  return owner_id === null || agent_session_id === null
    ? undefined
    : { sessionId: agent_session_id, ref: { listId, owner: { customerId: owner_id } } };
};

/** The browser that takes over a checkout. */
interface Next {
  readonly site: Site;
  readonly remoteAddress: string;
  readonly owner: ListOwner;
}

const isSame = ({ customerId }: { readonly customerId: string }, owner: ListOwner): boolean =>
  'customerId' in owner && owner.customerId === customerId;

/**
 * Transfers the list of a checkout to the browser that opens its link, so that the browser's order is the order of the
 * checkout; this uses up the link. The first browser gets the agent's inputs except the card. The next one, which needs
 * a new link from the agent, gets no earlier inputs. A customer keeps the checkout, and one that the agent filled for a
 * customer is transferred to that customer only. Afterwards the agent sees only the order, and no other inputs of the
 * person.
 * @returns the session with the agent's inputs, if they are passed on; undefined if another shopper keeps the checkout
 */
export const handOver = async (
  context: UcpContext,
  open: OpenCheckout,
  { owner, ...from }: Next,
): Promise<{ readonly session: string | undefined } | undefined> => {
  const { db, now, randomId } = context;
  const { list_id: listId, session_id: sessionId, checkout_session_id: id } = open;
  const cart = cartOf(open);
  if (cart && 'customerId' in cart.ref.owner && !isSame(cart.ref.owner, owner)) return undefined;
  const session = cart && id !== null && (await forgetCard(context, from, { cart, id })) ? id : undefined;
  const columns =
    'customerId' in owner
      ? { session_id: null, customer_id: owner.customerId }
      : { session_id: owner.sessionId, customer_id: null };
  const moved = await db
    .updateTable('lists')
    .set({ ...columns, active_cart_ts: now().getTime() })
    .where('list_id', '=', listId)
    .where('is_active', '=', true)
    .where((where) => where.or([where('session_id', '=', sessionId), belongsTo(owner)(where)]))
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return undefined;
  const isAnother = 'customerId' in owner ? sessionId !== null : owner.sessionId !== sessionId;
  if (isAnother && session === undefined) await forgetCheckout(db, listId);
  await db
    .updateTable('agent_carts')
    .set({ handed_over_at: now(), continue_id: randomId() })
    .where('list_id', '=', listId)
    .execute();
  return { session };
};
