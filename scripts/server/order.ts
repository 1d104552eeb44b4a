import type { Database } from '@ironcart/backend';
import { formatAuditTrail, readAuditTrail, requestExtraPayment } from '@ironcart/backend/orders';
import { parseMoney } from '@ironcart/core/money';
import { normalisedOrderNumber } from '@ironcart/core/order';
import { usage } from '../arguments/order.mjs';
import { root } from '../prepare/root.mjs';
import { type Configuration, readConfiguration } from './configuration.ts';
import { deliver } from './order-delivery.ts';
import { listQuotes, priceQuoteBy } from './order-quotes.ts';
import { refundWorkOf } from './order-refunds.ts';
import { moveReturnBy } from './order-returns.ts';
import { ship } from './order-shipping.ts';
import { sayWhyNot } from './order-stand.ts';
import { unsubscribe } from './order-subscriptions.ts';
import { findTicketBy } from './order-tickets.ts';
import { plainLines } from './plain-lines.ts';
import { withStoreDatabase } from './store-database.ts';

/** A subcommand's work on the store's database; returns the exit code. */
type Work = (db: Database, configuration: Configuration) => Promise<number>;

const audit =
  (orderId: string): Work =>
  async (db) => {
    const trail = await readAuditTrail(db, orderId);
    if (!trail) return sayWhyNot(db, orderId);
    console.log(plainLines(formatAuditTrail(trail), ''));
    return 0;
  };

const ask = (orderId: string, amountText: string, reason: string): Work | string => {
  const amount = parseMoney(amountText);
  if (!amount.ok || amount.value <= 0) return `"${amountText}" is no AMOUNT as in 12.50.`;
  if (reason.trim() === '') return 'REASON is blank.';
  return async (db) => {
    const id = await requestExtraPayment(db, { orderId, amount: amount.value, reason: reason.trim(), now: new Date() });
    if (id === undefined) return sayWhyNot(db, orderId);
    console.log(`  ${id} is due for ${orderId}.`);
    return 0;
  };
};

/** The work of a command line; undefined to print the usage, or a string with the reason why a word is invalid. */
const workOf = (given: readonly string[]): Work | string | undefined => {
  if (given[0] === 'quotes') return given.length === 1 ? listQuotes : undefined;
  if (given[0] === 'quote') return priceQuoteBy(given.slice(1));
  if (given[0] === 'ship') return ship(given.slice(1));
  if (given[0] === 'delivered') return deliver(given.slice(1));
  if (given[0] === 'ticket') return findTicketBy(given.slice(1));
  if (given[0] === 'return') return moveReturnBy(given.slice(1));
  const refundWork = refundWorkOf(given);
  if (refundWork) return refundWork;
  const [verb, typed, amount, reason, ...rest] = given;
  if (typed === undefined || rest.length > 0) return undefined;
  const orderId = normalisedOrderNumber(typed);
  if (verb === 'audit' && amount === undefined) return audit(orderId);
  if (verb === 'unsubscribe' && amount === undefined) return unsubscribe(orderId);
  return verb === 'ask' && amount !== undefined && reason !== undefined ? ask(orderId, amount, reason) : undefined;
};

/** `npm run order`: returns the exit code, 2 if there is no such order. */
export const order = async (given: readonly string[]): Promise<number> => {
  const work = workOf(given);
  if (typeof work !== 'function') {
    console.error(work === undefined ? usage : `  ${work} Nothing was changed.\n\n${usage}`);
    return 1;
  }
  const configuration = readConfiguration(root, process.env);
  return withStoreDatabase(configuration, (db) => work(db, configuration));
};
