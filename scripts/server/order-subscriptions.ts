import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { endSubscriptions, withFormerSites } from '@ironcart/backend/orders';
import type { Configuration } from './configuration.ts';

/** The command `unsubscribe`. */
export const unsubscribe =
  (orderId: string) =>
  async (db: Database, configuration: Configuration): Promise<number> => {
    const sites = await withFormerSites(db, configuration.sites);
    const ended = await endSubscriptions({ db, now: () => new Date(), randomId: randomUUID, sites }, orderId);
    if (ended.length === 0) {
      console.error(`  There is no order ${orderId} with an active subscription.`);
      return 2;
    }
    for (const { name, endsOn } of ended) {
      console.log(`  ${name} ends on ${endsOn}; nothing more is charged, and a mail is on its way.`);
    }
    return 0;
  };
