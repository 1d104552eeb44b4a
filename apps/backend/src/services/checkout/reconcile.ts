import { type SettlementContext, settleOrder } from './settle-order.ts';

const batch = 100;

/**
 * Settles every order that waits for something: new ones whose process died between capture and publishing, unanswered
 * challenges, failed orders whose money was not let go of. Several processes may run it at once.
 * @returns how many orders it looked at
 */
export const reconcileOrders = async (context: SettlementContext): Promise<number> => {
  const { db, logger } = context;
  const unsettled = await db
    .selectFrom('orders')
    .select('order_id')
    .where((where) =>
      where.or([
        where('status', '=', 'payment_pending'),
        where.and([where('status', '=', 'new'), where('leased_until', '<=', context.now())]),
        where('void_due', '=', true),
      ]),
    )
    .orderBy('created_at')
    .limit(batch)
    .execute();
  for (const { order_id } of unsettled) {
    try {
      await settleOrder(context, order_id);
    } catch (error) {
      logger.error({ err: error, orderId: order_id }, 'An order could not be settled; it stays due');
    }
  }
  return unsettled.length;
};
