import { sql } from 'kysely';
import type { Transaction } from '../../db/transaction.ts';

/** Whether a gift card sold by an order has been used. */
export const isSoldGiftCardUsed = async (transaction: Transaction, orderId: string): Promise<boolean> => {
  const used = await transaction
    .selectFrom('issued_gift_cards')
    .innerJoin('gift_cards', 'gift_cards.code', 'issued_gift_cards.code')
    .select('issued_gift_cards.code')
    .where('order_id', '=', orderId)
    .whereRef('balance', '<', 'initial_balance')
    .executeTakeFirst();
  return used !== undefined;
};

/**
 * Sets the balance of gift cards sold by a cancelled order to 0: their price is refunded, and their codes may already
 * be printed. Runs after the order's refunds, which could restore the balances.
 */
export const voidSoldGiftCards = async (transaction: Transaction, orderId: string, now: Date): Promise<void> => {
  await sql`
    with sold as (
      select code, balance from issued_gift_cards join gift_cards using (code)
      where order_id = ${orderId} and balance > 0 order by code for update of gift_cards
    ),
    voided as (
      update gift_cards set balance = gift_cards.balance - sold.balance from sold
      where gift_cards.code = sold.code returning gift_cards.code, sold.balance as amount
    )
    insert into gift_card_movements (code, order_id, amount, created_at)
    select code, ${orderId}, amount, ${now}::timestamptz from voided`.execute(transaction);
};
