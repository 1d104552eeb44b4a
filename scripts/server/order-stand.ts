import type { Database } from '@ironcart/backend';
import { type OrderStand, readOrderStand } from '@ironcart/backend/orders';

const sentences: Readonly<Record<OrderStand, (orderId: string) => string>> = {
  unknown: (orderId) => `There is no order ${orderId}.`,
  not_accepted: (orderId) => `The order ${orderId} was not accepted: npm run order -- audit ${orderId} shows why.`,
  cancelled: (orderId) => `The order ${orderId} is cancelled.`,
  packed: (orderId) => `The order ${orderId} is packed.`,
  accepted: (orderId) => `The order ${orderId} has changed in the meantime: repeat the command.`,
};

/** Prints why a command had no effect on an order. @returns the exit code: 2 if there is no such order, otherwise 3 */
export const sayWhyNot = async (db: Database, orderId: string): Promise<number> => {
  const stand = await readOrderStand(db, orderId);
  console.error(`  ${sentences[stand](orderId)}`);
  return stand === 'unknown' ? 2 : 3;
};
