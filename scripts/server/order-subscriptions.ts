import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { endSubscriptions } from '@ironcart/backend/orders';

/** The command `unsubscribe`. */
export const unsubscribe =
  (orderId: string) =>
  async (db: Database): Promise<number> => {
    const ended = await endSubscriptions({ db, now: () => new Date(), randomId: randomUUID }, orderId);
    if (ended.length === 0) {
      console.error(`  There is no order ${orderId} with an active subscription.`);
      return 2;
    }
    for (const { name, endsAt } of ended) {
      console.log(
        `  ${name} ends on ${endsAt.toISOString().slice(0, 10)}; nothing more is charged, and a mail is on its way.`,
      );
    }
    return 0;
  };
