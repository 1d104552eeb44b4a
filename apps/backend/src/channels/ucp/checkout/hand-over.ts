import { forgetCheckout } from '../../../services/checkout-session/forget-checkout.ts';
import { belongsTo, type ListOwner } from '../../../services/list/list-owner.ts';
import type { UcpContext } from '../ucp-context.ts';

/** The checkout of an agent that a link names, with the guest who has it. */
interface OpenCheckout {
  readonly list_id: string;
  readonly session_id: string | null;
  readonly handed_over_at: Date | null;
}

/** The list of an open checkout of an agent, which a link names. */
export const findOpenCheckout = async ({ db, now }: UcpContext, cartId: string) =>
  db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .select(['agent_carts.list_id', 'lists.session_id', 'handed_over_at'])
    .where('cart_id', '=', cartId)
    .where('agent_carts.expires_at', '>', now())
    .where('lists.is_active', '=', true)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        // What the person before entered is forgotten when the checkout is given on; it is a checkout all the same.
        eb('handed_over_at', 'is not', null),
        exists(
          selectFrom('checkout_sessions')
            .select('checkout_session_id')
            .whereRef('checkout_sessions.list_id', '=', 'agent_carts.list_id')
            .where('checkout_sessions.expires_at', '>', now()),
        ),
      ]),
    )
    .executeTakeFirst();

/**
 * Gives the list of a checkout to the browser that opens its link, so that its order is that of the checkout. A guest's
 * browser gives it on to the next one that opens the link, because the first may have been a program that looked at it; a
 * customer keeps it. What the browser before has entered is forgotten. From then on the agent is told nothing of what the person does but the order.
 * @returns whether the browser has it now
 */
export const handOver = async (
  { db, now }: UcpContext,
  { list_id: listId, session_id: from, handed_over_at: earlier }: OpenCheckout,
  to: ListOwner,
): Promise<boolean> => {
  const columns =
    'customerId' in to
      ? { session_id: null, customer_id: to.customerId }
      : { session_id: to.sessionId, customer_id: null };
  const moved = await db
    .updateTable('lists')
    .set({ ...columns, active_cart_ts: now().getTime() })
    .where('list_id', '=', listId)
    .where('is_active', '=', true)
    .where((where) => where.or([where('session_id', '=', from), belongsTo(to)(where)]))
    .executeTakeFirst();
  if (moved.numUpdatedRows !== 1n) return false;
  const isAnother = !('sessionId' in to) || to.sessionId !== from;
  if (earlier !== null && isAnother) await forgetCheckout(db, listId);
  await db.updateTable('agent_carts').set({ handed_over_at: now() }).where('list_id', '=', listId).execute();
  return true;
};
