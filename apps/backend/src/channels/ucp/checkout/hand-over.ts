import { belongsTo, type ListOwner } from '../../../services/list/list-owner.ts';
import type { UcpContext } from '../ucp-context.ts';

/** The list of an open checkout of an agent, which a link names. */
export const findOpenCheckout = async ({ db, now }: UcpContext, cartId: string) =>
  db
    .selectFrom('agent_carts')
    .innerJoin('lists', 'lists.list_id', 'agent_carts.list_id')
    .innerJoin('checkout_sessions', 'checkout_sessions.list_id', 'agent_carts.list_id')
    .select(['agent_carts.list_id', 'lists.session_id'])
    .where('cart_id', '=', cartId)
    .where('agent_carts.expires_at', '>', now())
    .where('checkout_sessions.expires_at', '>', now())
    .where('lists.is_active', '=', true)
    .executeTakeFirst();

/**
 * Gives the list of a checkout to the browser that opens its link, so that its order is that of the checkout. A guest's
 * browser gives it on to the next one that opens the link, because the first may have been a program that looked at it; a
 * customer keeps it. From then on the agent is told nothing of what the person does but the order.
 * @returns whether the browser has it now
 */
export const handOver = async (
  { db, now }: UcpContext,
  listId: string,
  { from, to }: { readonly from: string | null; readonly to: ListOwner },
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
  await db.updateTable('agent_carts').set({ handed_over_at: now() }).where('list_id', '=', listId).execute();
  return true;
};
