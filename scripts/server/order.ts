import type { Database } from '@ironcart/backend';
import { formatAuditTrail, readAuditTrail, requestExtraPayment } from '@ironcart/backend/orders';
import { parseMoney } from '@ironcart/core/money';
import { normalisedOrderNumber } from '@ironcart/core/order';
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

const usage = `Usage:
  npm run order -- audit ORDER
  npm run order -- ask ORDER AMOUNT REASON
  npm run order -- pack ORDER
  npm run order -- cancel ORDER
  npm run order -- ship ORDER [--carrier NAME] [--tracking NUMBER] [--items SKU=PIECES,...]
  npm run order -- delivered ORDER [--tracking NUMBER]
  npm run order -- return RMA received
  npm run order -- return RMA refunded AMOUNT
  npm run order -- refunds
  npm run order -- refunded REFUND
  npm run order -- unsubscribe ORDER
  npm run order -- ticket CODE
  npm run order -- quotes
  npm run order -- quote QUOTE DAY PRICE [PRICE ...]

audit: prints the history of an order, of its stock and of its payments: time, cause and change, one per line.
ask: requests an extra payment for an order. AMOUNT is in the order's currency, as in 12.50; the shopper sees REASON.
pack: notes that an order is packed: its shopper can cancel it no more.
cancel: cancels an order that is not packed yet. Its goods go back to the stock, its money the way it was paid, its tickets for
events are not valid any more, and a mail says so.
ship: hands a package over to a carrier, with everything that waits unless --items names a part of it. In a demo
both may be left out: the sandbox carries it, under a made-up number. The shopper gets a mail, and another one when it is delivered.
delivered: notes that the packages of an order arrived, or the one that --tracking names: a carrier that the store does not
follow says nothing by itself. The shopper gets a mail, and the time for returns begins.
return: records that a return arrived, or gives AMOUNT back for it the way it was paid, and writes a mail.
refunds: prints the refunds that the payment provider does not pay back by itself: pay them back there.
refunded: notes that one of them is paid back.
unsubscribe: ends the subscriptions of an order with the period that is paid, and writes a mail. What was paid stays paid.
ticket: prints the event, division, holder and order of a ticket by the code that its holder shows, and whether it is valid:
the command's exit code is 0 then, and 3 if the ticket is cancelled or its event is over.
quotes: prints the requests for a quote that wait for prices, the oldest first, with their lines.
quote: prices one: a price of one piece for each of its lines, in their order, as in 120.00, good until the end of DAY, as in
2027-03-31. The customer gets a mail. A quote can be priced again until it is accepted.`;

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
