import { randomBytes } from 'node:crypto';
import { packedItem } from '@ironcart/core/order';
import type { Result } from '@ironcart/core/result';
import { sql } from 'kysely';
import type { Database } from '../../db/pool.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { orderIdOf } from '../checkout/order-id.ts';
import { readWaitingLines, type WaitingLine } from './shipment.reader.ts';

/** A package that is handed over to a carrier. */
export interface NewShipment {
  readonly orderId: string;
  readonly carrier: string;
  /** Default: the shipment's own number. */
  readonly trackingNumber?: string | undefined;
  /** The carrier's page about a package by its number, for the shopper; none by default. */
  readonly trackingUrlOf?: ((trackingNumber: string) => string) | undefined;
  /** Pieces by SKU; for a product with variants by the variant's SKU. Default: all unshipped pieces. */
  readonly pieces?: ReadonlyMap<string, number> | undefined;
  readonly now: Date;
}

/** A package with its carrier. */
export interface ShippedPackage {
  readonly shipmentId: string;
  readonly trackingNumber: string;
  readonly pieces: number;
}

/** Why a package was not shipped. */
export type ShipIssue =
  | { readonly code: 'no_order' }
  /** `sku` is undefined if the order has no unshipped pieces. */
  | { readonly code: 'nothing_waits'; readonly sku: string | undefined }
  | { readonly code: 'number_taken' };

type Shipped = Result<ShippedPackage, ShipIssue>;

/** The pieces of each unshipped line for the package, or the SKU with fewer unshipped pieces. */
const packLines = (
  waiting: readonly WaitingLine[],
  pieces: ReadonlyMap<string, number> | undefined,
): readonly WaitingLine[] | { readonly missing: string | undefined } => {
  if (pieces === undefined) return waiting.length === 0 ? { missing: undefined } : waiting;
  const packed: WaitingLine[] = [];
  for (const [sku, wanted] of pieces) {
    let left = wanted;
    for (const line of waiting.filter(({ item }) => packedItem(item).sku === sku)) {
      const qty = Math.min(left, line.qty);
      if (qty > 0) packed.push({ ...line, qty });
      left -= qty;
    }
    if (left > 0) return { missing: sku };
  }
  return packed.length === 0 ? { missing: undefined } : packed;
};

const write = async (
  transaction: Transaction,
  { orderId, carrier, trackingNumber, trackingUrlOf, pieces, now }: NewShipment,
): Promise<Shipped> => {
  // Serialises the packages of one order: unshipped quantities are read under the lock.
  const { rows } = await sql<{ order_id: string }>`
    select order_id from orders where order_id = ${orderId} and status in ('published', 'payment_complete')
      and cancelled_at is null for update`.execute(transaction);
  if (rows.length === 0) return { ok: false, issues: [{ code: 'no_order' }] };
  const lines = packLines(await readWaitingLines(transaction, orderId), pieces);
  if ('missing' in lines) return { ok: false, issues: [{ code: 'nothing_waits', sku: lines.missing }] };
  const shipmentId = `S-${orderIdOf(randomBytes(12))}`;
  const number = trackingNumber ?? shipmentId;
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('shipments')
    .values({
      shipment_id: shipmentId,
      order_id: orderId,
      carrier,
      tracking_number: number,
      tracking_url: trackingUrlOf?.(number) ?? null,
      shipped_at: now,
      delivered_at: null,
      told_status: null,
      next_look_at: now,
    })
    .onConflict((conflict) => conflict.columns(['carrier', 'tracking_number']).doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return { ok: false, issues: [{ code: 'number_taken' }] };
  for (const { position, qty } of lines) {
    await transaction
      .updateTable('order_items')
      .set((update) => ({ shipped_qty: update('shipped_qty', '+', qty) }))
      .where('order_id', '=', orderId)
      .where('position', '=', position)
      .execute();
    await transaction
      .insertInto('shipment_items')
      .values({ shipment_id: shipmentId, order_id: orderId, position, qty })
      .execute();
  }
  await transaction
    .insertInto('shipment_events')
    .values({ shipment_id: shipmentId, status: 'handed_over', happened_at: now, place: null })
    .execute();
  await transaction
    .updateTable('orders')
    .set({ packed_at: now })
    .where('order_id', '=', orderId)
    .where('packed_at', 'is', null)
    .execute();
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return { ok: true, value: { shipmentId, trackingNumber: number, pieces: count } };
};

/**
 * Records the handover of a package to a carrier, completely or not at all; all packages together never exceed the
 * ordered quantity.
 */
export const shipOrder = (db: Database, shipment: NewShipment): Promise<Shipped> =>
  inTransaction(db, (transaction) => write(transaction, shipment));
