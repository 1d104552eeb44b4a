import type { ListType } from '@ironcart/core';
import type { Transaction } from '../../db/transaction.ts';

/** The lists whose items join the customer's own on login (S6-merge); a cart is handed over whole (READINGS A34). */
const mergedTypes: readonly ListType[] = ['wishlist', 'sfl', 'quote', 'buyNow'];

/**
 * Hands a guest's lists to the customer who logs in. Of several active carts the latest `activeCartTs` stays current,
 * so the cart just filled wins; an empty guest cart is dropped. Everything is moved, nothing copied: a second run
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
    .orderBy('list_id')
    .forUpdate()
    .execute();
  for (const list of guestLists) {
    const firstItem = await transaction
      .selectFrom('list_items')
      .select('list_item_id')
      .where('list_id', '=', list.list_id)
      .limit(1)
      .executeTakeFirst();
    if (!firstItem) {
      await transaction.updateTable('lists').set({ is_active: false }).where('list_id', '=', list.list_id).execute();
      continue;
    }
    const own = mergedTypes.includes(list.type)
      ? await transaction
          .selectFrom('lists')
          .select('list_id')
          .where('customer_id', '=', customerId)
          .where('type', '=', list.type)
          .where('site_code', '=', list.site_code)
          .where('is_active', '=', true)
          .orderBy('created_at')
          .limit(1)
          .forUpdate()
          .executeTakeFirst()
      : undefined;
    if (!own) {
      await transaction
        .updateTable('lists')
        .set({ session_id: null, customer_id: customerId })
        .where('list_id', '=', list.list_id)
        .execute();
      continue;
    }
    await transaction
      .updateTable('list_items')
      .set({ list_id: own.list_id })
      .where('list_id', '=', list.list_id)
      .execute();
    await transaction
      .updateTable('lists')
      .set((set) => ({ revision: set('revision', '+', 1) }))
      .where('list_id', '=', own.list_id)
      .execute();
    await transaction.updateTable('lists').set({ is_active: false }).where('list_id', '=', list.list_id).execute();
  }
};
