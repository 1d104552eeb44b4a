import { type Database, openDatabase } from '@ironcart/backend';
import { formatAuditTrail, readAuditTrail, requestExtraPayment } from '@ironcart/backend/orders';
import { parseMoney } from '@ironcart/core/money';
import { root } from '../prepare/root.mjs';
import { readConfiguration } from './configuration.ts';
import { moveReturnBy } from './order-returns.ts';
import { ship } from './order-shipping.ts';
import { openDatabaseForCommand } from './store-database.ts';

const usage = `Usage:
  npm run order -- audit ORDER
  npm run order -- ask ORDER AMOUNT REASON
  npm run order -- ship ORDER [--carrier NAME] [--tracking NUMBER] [--items SKU=PIECES,...]
  npm run order -- return RMA received
  npm run order -- return RMA refunded AMOUNT

audit: prints the history of an order, of its stock and of its payments: time, cause and change, one per line.
ask: requests an extra payment for an order. AMOUNT is in the order's currency, as in 12.50; the shopper sees REASON.
ship: hands a package over to a carrier, with everything that waits unless --items names a part of it. Left out, the carrier is
the sandbox of the demo store, and the number is made up. The shopper gets a mail, and another one when it is delivered.
return: records that a return arrived, or that AMOUNT was given back for it, and writes a mail. It moves no money: refund the payment
with your payment provider.`;

/** What was asked for, done with the store's database; answers the exit code. */
type Work = (db: Database) => Promise<number>;

const noOrder = (orderId: string): number => {
  console.error(`  There is no order ${orderId}.`);
  return 2;
};

const audit =
  (orderId: string): Work =>
  async (db) => {
    const trail = await readAuditTrail(db, orderId);
    if (!trail) return noOrder(orderId);
    console.log(formatAuditTrail(trail));
    return 0;
  };

const ask =
  (orderId: string, amountText: string, reason: string): Work =>
  async (db) => {
    const amount = parseMoney(amountText);
    if (typeof amount !== 'number' || amount <= 0 || reason.trim() === '') {
      console.error(usage);
      return 1;
    }
    const id = await requestExtraPayment(db, { orderId, amount, reason: reason.trim(), now: new Date() });
    if (id === undefined) return noOrder(orderId);
    console.log(`  ${id} is due for ${orderId}.`);
    return 0;
  };

const workOf = (given: readonly string[]): Work | undefined => {
  if (given[0] === 'ship') return ship(given.slice(1));
  if (given[0] === 'return') return moveReturnBy(given.slice(1));
  const [verb, orderId, amount, reason, ...rest] = given;
  if (orderId === undefined || rest.length > 0) return undefined;
  if (verb === 'audit' && amount === undefined) return audit(orderId);
  return verb === 'ask' && amount !== undefined && reason !== undefined ? ask(orderId, amount, reason) : undefined;
};

/** `npm run order`: answers the exit code, 2 where there is no such order. */
export const order = async (given: readonly string[]): Promise<number> => {
  const work = workOf(given);
  if (!work) {
    console.error(usage);
    return 1;
  }
  const database = await openDatabaseForCommand(readConfiguration(root, process.env));
  try {
    const db = await openDatabase({ url: database.url, maxConnections: 1 });
    return await work(db).finally(() => db.destroy());
  } finally {
    await database.close();
  }
};
