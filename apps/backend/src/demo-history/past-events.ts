import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import type { StoreId } from '@ironcart/core/site';
import type { Backend } from '../create-backend.ts';
import type { Database } from '../db/pool.ts';
import { requestExtraPayment } from '../services/extra-payment/request-extra-payment.ts';
import { moveReturn } from '../services/return/move-return.ts';
import { packOrder } from '../services/shipment/pack-order.ts';
import { sandboxCarrier } from '../services/shipment/sandbox-carrier.ts';
import { shipOrder } from '../services/shipment/ship-order.ts';
import type { Caller } from './caller.ts';
import type { PastOrder } from './past-orders.ts';

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** The clock of a history, controlled by its writer only. */
export interface PastClock {
  now(): Date;
  passTime(ms: number): void;
}

/** Dependencies for playing an order's history. */
export interface PastStage {
  readonly db: Database;
  readonly backend: Pick<Backend, 'reconcile'>;
  readonly clock: PastClock;
  readonly shopper: Caller;
  /** The order's store. */
  readonly storeId: StoreId;
}

/** An order that has just been placed. */
export interface JustPlaced {
  readonly orderId: string;
  readonly items: readonly { readonly listItemId: string; readonly sku: string }[];
}

/** The shipped pieces of an order and the carrier; without `pieces`, all of them. */
type Shipped = Pick<Parameters<typeof shipOrder>[1], 'carrier' | 'pieces'>;

/** Packs an order and ships it. @returns the package */
const ship = async ({ db, clock }: PastStage, orderId: string, shipped: Shipped): Promise<string> => {
  await packOrder(db, { orderId, now: clock.now() });
  clock.passTime(3 * hourMs);
  const outcome = await shipOrder(db, { orderId, ...shipped, now: clock.now() });
  if (outcome.ok) return outcome.value.shipmentId;
  throw new Error(`An order of a demo's history was not shipped: ${outcome.issues[0].code}`);
};

/** The sandbox delivers within an hour. */
const deliver = async (stage: PastStage, orderId: string, pieces?: Shipped['pieces']): Promise<void> => {
  await ship(stage, orderId, { carrier: sandboxCarrier.name, pieces });
  stage.clock.passTime(hourMs);
  await stage.backend.reconcile();
};

type Returned = Extract<PastOrder['aftermath'], { readonly kind: 'returned' }>;

const sendBack = async (stage: PastStage, { orderId, items }: JustPlaced, how: Returned): Promise<void> => {
  const { db, clock, shopper, storeId } = stage;
  clock.passTime(6 * dayMs);
  const taken = [{ listItemId: items[0]?.listItemId ?? '', qty: 1, reason: how.reason }];
  const body = { orderId, storeId, items: taken, comments: how.comments };
  const { rmaNumber } = await shopper.call(contract.return.createReturn, { body });
  if (how.to === 'issued') return;
  clock.passTime(4 * dayMs);
  await moveReturn(db, { rmaNumber, move: { to: 'received' }, now: clock.now(), randomId: randomUUID });
  await stage.backend.reconcile();
  if (how.to === 'received') return;
  clock.passTime(dayMs);
  const { price } = await db
    .selectFrom('order_items')
    .select('price')
    .where('order_id', '=', orderId)
    .where('position', '=', 0)
    .executeTakeFirstOrThrow();
  const amount = money(Math.round(Number(price) * 100));
  await moveReturn(db, { rmaNumber, move: { to: 'refunded', amount }, now: clock.now(), randomId: randomUUID });
};

/** Advances a subscription by months; each is paid within a few days of its beginning, not at the same moment. */
const renew = async ({ clock, backend }: PastStage, times: number): Promise<void> => {
  for (let paid = 0; paid < times; paid += 1) {
    clock.passTime(31 * dayMs + hourMs);
    await backend.reconcile();
  }
};

/** Plays the events after an order was paid, as its shopper, staff and carriers cause them. */
export const playAftermath = async (
  stage: PastStage,
  placed: JustPlaced,
  { aftermath, asksFor }: Pick<PastOrder, 'aftermath' | 'asksFor'>,
): Promise<void> => {
  const { db, clock, shopper, storeId, backend } = stage;
  const { orderId } = placed;
  if (aftermath.kind === 'paid') return;
  if (aftermath.kind === 'renewed') return renew(stage, aftermath.times);
  clock.passTime(aftermath.afterMs);
  switch (aftermath.kind) {
    case 'packed':
      await packOrder(db, { orderId, now: clock.now() });
      break;
    case 'cancelled':
      await shopper.call(contract.checkout.cancelOrder, { params: { id: orderId }, body: { storeId } });
      break;
    case 'delivered':
      await deliver(stage, orderId);
      break;
    case 'partlyShipped':
      await deliver(stage, orderId, new Map([[placed.items[0]?.sku ?? '', aftermath.pieces]]));
      break;
    case 'returned':
      await deliver(stage, orderId);
      await sendBack(stage, placed, aftermath);
      break;
    case 'underWay': {
      const shipmentId = await ship(stage, orderId, { carrier: aftermath.carrier });
      clock.passTime(20 * hourMs);
      const event = { status: 'in_transit', happened_at: clock.now(), place: aftermath.place } as const;
      await db
        .insertInto('shipment_events')
        .values({ shipment_id: shipmentId, ...event })
        .execute();
    }
  }
  if (asksFor) {
    await requestExtraPayment(db, { orderId, amount: money(asksFor.cents), reason: asksFor.reason, now: clock.now() });
  }
  await backend.reconcile();
};
