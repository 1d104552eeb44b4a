import { randomUUID } from 'node:crypto';
import type { Database } from '@ironcart/backend';
import { type CancelIssue, cancelOrder, noteRefundPaid, packOrder, readRefundsByHand } from '@ironcart/backend/orders';
import { toDecimalText } from '@ironcart/core/money';
import { normalisedOrderNumber } from '@ironcart/core/order';
import { type CodeTexts, textOfCode } from '@ironcart/core/result';
import { sayWhyNot } from './order-stand.ts';

type RefundWork = (db: Database) => Promise<number>;

const textsOf = (orderId: string): CodeTexts<CancelIssue> => ({
  no_order: `There is no order ${orderId}.`,
  too_late: `The order ${orderId} cannot be cancelled: it is packed, is being returned, contains goods delivered immediately or a spent gift card, or was never accepted.`,
});

const cancel =
  (orderId: string): RefundWork =>
  async (db) => {
    const cause = 'command cancel';
    const outcome = await cancelOrder(db, {
      orderId,
      isByStaff: true,
      now: new Date(),
      cause,
      randomId: randomUUID,
    });
    if (!outcome.ok) {
      const [issue] = outcome.issues;
      console.error(`  ${textOfCode(issue, textsOf(orderId))}`);
      return issue.code === 'no_order' ? 2 : 3;
    }
    console.log(`  The order ${orderId} is cancelled; its money goes back, and a mail is on its way.`);
    return 0;
  };

const pack =
  (orderId: string): RefundWork =>
  async (db) => {
    if (await packOrder(db, { orderId, now: new Date() })) {
      console.log(`  The order ${orderId} is packed.`);
      return 0;
    }
    return sayWhyNot(db, orderId);
  };

const listRefunds: RefundWork = async (db) => {
  const open = await readRefundsByHand(db);
  if (open.length === 0) console.log('  No refund waits for you.');
  for (const { refundId, orderId, amount, currency, createdAt } of open) {
    console.log(`  ${refundId}  ${orderId}  ${toDecimalText(amount)} ${currency}  ${createdAt.toISOString()}`);
  }
  return 0;
};

const noteRefunded =
  (refundId: string): RefundWork =>
  async (db) => {
    if (await noteRefundPaid(db, { refundId, now: new Date() })) {
      console.log(`  The refund ${refundId} is paid back.`);
      return 0;
    }
    console.error(`  No refund ${refundId} waits for you.`);
    return 2;
  };

/** The commands `pack`, `cancel`, `refunds` and `refunded`; undefined for invalid arguments. */
export const refundWorkOf = ([verb, id, ...rest]: readonly string[]): RefundWork | undefined => {
  if (rest.length > 0) return undefined;
  if (verb === 'refunds') return id === undefined ? listRefunds : undefined;
  if (id === undefined) return undefined;
  if (verb === 'pack') return pack(normalisedOrderNumber(id));
  if (verb === 'cancel') return cancel(normalisedOrderNumber(id));
  return verb === 'refunded' ? noteRefunded(id) : undefined;
};
