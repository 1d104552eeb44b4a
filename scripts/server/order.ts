import { openDatabase } from '@ironcart/backend';
import { formatAuditTrail, readAuditTrail } from '@ironcart/backend/orders';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { openStoreDatabase } from './store-database.ts';

const usage = `Usage:
  npm run order -- audit ORDER

What became of an order, of what it took and of its money, line by line: when, by whom, and what.`;

/** `npm run order`: answers the exit code, 2 where there is no such order. */
export const order = async ([verb, orderId, ...rest]: readonly string[]): Promise<number> => {
  if (verb !== 'audit' || orderId === undefined || rest.length > 0) {
    console.error(usage);
    return 1;
  }
  const database = await openStoreDatabase(readConfiguration(root, process.env));
  try {
    const db = await openDatabase({ url: database.url, maxConnections: 1 });
    const trail = await readAuditTrail(db, orderId).finally(() => db.destroy());
    if (!trail) {
      console.error(`  There is no order ${orderId}.`);
      return 2;
    }
    console.log(formatAuditTrail(trail));
    return 0;
  } finally {
    await database.close();
  }
};
