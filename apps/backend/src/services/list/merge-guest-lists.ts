import { MAX_LINES, MAX_QTY } from '@ironcart/api/contract';
import type { ListType } from '@ironcart/core/list';
import type { Transaction } from '../../db/transaction.ts';
import { forgetCheckout } from '../checkout-session/forget-checkout.ts';
import { lockCustomer } from '../customer/lock-customer.ts';
import { lockListInUse, readItems } from './list.reader.ts';
import { identityOf } from './list.transactor.ts';

/**
 * The list types whose items are merged into the customer's lists on log-in (S6-merge); a cart is transferred as a
 * whole (READINGS A34).
 */
const mergedTypes: readonly ListType[] = ['wishlist', 'sfl', 'quote', 'buyNow'];

const deactivate = (transaction: Transaction, listId: string) =>
  transaction.updateTable('lists').set({ is_active: false }).where('list_id', '=', listId).execute();

const handOver = async (transaction: Transaction, listId: string, customerId: string): Promise<void> => {
  await transaction
    .updateTable('lists')
    .set({ session_id: null, customer_id: customerId })
    .where('list_id', '=', listId)
    .execute();
  await forgetCheckout(transaction, listId);
};

/** Moves lines into another list; equal choices are added up. Returns false if there would be too many lines. */
const moveLines = async (transaction: Transaction, fromId: string, intoId: string): Promise<boolean> => {
  const own = new Map((await readItems(transaction, intoId)).map((item) => [identityOf(item), item]));
  const arriving = await readItems(transaction, fromId);
  const twins = arriving.flatMap((item) => {
    const twin = own.get(identityOf(item));
    return twin ? [{ item, twin }] : [];
  });
  if (own.size + arriving.length - twins.length > MAX_LINES) return false;
  for (const { item, twin } of twins) {
    await transaction
      .updateTable('list_items')
      .set({ qty: Math.min(MAX_QTY, twin.qty + item.qty) })
      .where('list_item_id', '=', twin.listItemId)
      .execute();
    await transaction.deleteFrom('list_items').where('list_item_id', '=', item.listItemId).execute();
  }
  await transaction.updateTable('list_items').set({ list_id: intoId }).where('list_id', '=', fromId).execute();
  await transaction
    .updateTable('lists')
    .set((set) => ({ revision: set('revision', '+', 1) }))
    .where('list_id', '=', intoId)
    .execute();
  return true;
};

/**
 * Hands a guest's lists to the customer who logs in. Of several active carts the latest `activeCartTs` stays current,
 * so the cart just filled wins; an empty guest list is dropped. Everything is moved, nothing copied: a second run
 * finds nothing left to merge (FAULTS 30).
 */
export const mergeGuestLists = async (
  transaction: Transaction,
  sessionId: string,
  customerId: string,
): Promise<void> => {
  const guestLists = await transaction
    .selectFrom('lists')
    .select(['list_id', 'type', 'site_code'])
    .where('session_id', '=', sessionId)
    .where('is_active', '=', true)
    .orderBy('created_at')
    .orderBy('list_id')
    .forUpdate()
    .execute();
  if (guestLists.length > 0) await lockCustomer(transaction, customerId);
  for (const list of guestLists) {
    const items = await readItems(transaction, list.list_id);
    const ownId =
      items.length > 0 && mergedTypes.includes(list.type)
        ? await lockListInUse(transaction, customerId, list.type, list.site_code)
        : undefined;
    if (items.length === 0 || (ownId !== undefined && (await moveLines(transaction, list.list_id, ownId)))) {
      await deactivate(transaction, list.list_id);
    } else {
      await handOver(transaction, list.list_id, customerId);
    }
  }
};
