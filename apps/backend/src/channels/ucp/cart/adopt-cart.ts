import type { Site } from '@ironcart/core/site';
import { inTransaction } from '../../../db/transaction.ts';
import { forgetCheckout } from '../../../services/checkout-session/forget-checkout.ts';
import { readList, unseenCartTs } from '../../../services/list/list.reader.ts';
import { createListTransactor } from '../../../services/list/list.transactor.ts';
import type { UcpContext } from '../ucp-context.ts';
import { redeemEarned } from './redeem-earned.ts';

/** A guest's cart that an agent fills, and the session that owns its list. */
interface GuestsCart {
  readonly cartId: string;
  readonly listId: string;
  readonly sessionId: string;
}

const moveToCustomer = (
  { db }: Pick<UcpContext, 'db'>,
  customerId: string,
  { cartId, listId, sessionId }: GuestsCart,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('lists')
      .set({ session_id: null, customer_id: customerId, active_cart_ts: unseenCartTs })
      .where('list_id', '=', listId)
      .where('session_id', '=', sessionId)
      .where('is_active', '=', true)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n) return false;
    await transaction
      .updateTable('agent_carts')
      .set({ customer_id: customerId, session_id: sessionId })
      .where('cart_id', '=', cartId)
      .execute();
    await forgetCheckout(transaction, listId);
    return true;
  });

/**
 * Transfers a guest's cart to the customer for whom the platform now calls; its lines redeem the customer's earned
 * discounts.
 * @returns false if it no longer belongs to a guest
 */
export const adoptCart = async (
  context: UcpContext,
  { customerId, site }: { readonly customerId: string; readonly site: Site },
  cart: GuestsCart,
): Promise<boolean> => {
  if (!(await moveToCustomer(context, customerId, cart))) return false;
  const ref = { listId: cart.listId, owner: { customerId }, site };
  const list = await readList(context.db, ref.listId, ref.owner, { siteCode: site.code, now: context.now() });
  if (list) {
    await createListTransactor(context).replaceItems(ref, await redeemEarned(context, ref, list.wire.items));
  }
  return true;
};
