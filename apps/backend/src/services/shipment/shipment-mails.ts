import { type OrderItem, packedItem } from '@ironcart/core/order';
import { pathOnSite } from '@ironcart/core/routing';
import { sql } from 'kysely';
import { inTransactions, type Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';
import { orderMail } from '../order-mail.ts';
import type { MailJobContext } from '../service-context.ts';

interface UntoldShipment {
  readonly shipment_id: string;
  readonly order_id: string;
  readonly store_id: number;
  readonly carrier: string;
  readonly tracking_number: string;
  readonly tracking_url: string | null;
  readonly delivered_at: Date | null;
  readonly told_status: string | null;
  readonly document: unknown;
}

const takeUntold = async (transaction: Transaction): Promise<UntoldShipment | undefined> => {
  const { rows } = await sql<UntoldShipment>`
    select shipment_id, order_id, store_id, carrier, tracking_number, tracking_url, delivered_at, told_status, document
    from shipments join orders using (order_id)
    where told_status is null or (told_status = 'handed_over' and delivered_at is not null)
    order by shipped_at limit 1 for update of shipments skip locked`.execute(transaction);
  return rows[0];
};

/** Contents of a package, for example `2 x Club bar (BAR-20)`. */
const readContents = async (transaction: Transaction, shipmentId: string): Promise<readonly string[]> => {
  const rows = await transaction
    .selectFrom('shipment_items')
    .innerJoin('order_items', (join) =>
      join
        .onRef('order_items.order_id', '=', 'shipment_items.order_id')
        .onRef('order_items.position', '=', 'shipment_items.position'),
    )
    .select(['shipment_items.qty', 'order_items.line'])
    .where('shipment_id', '=', shipmentId)
    .orderBy('shipment_items.position')
    .execute();
  return rows.map(({ qty, line }) => {
    const { name, sku } = packedItem(line as unknown as OrderItem);
    return `${qty} x ${name} (${sku})`;
  });
};

/** Writes the mail of one shipped or delivered package; false if none is pending. */
const tellOne = async (
  transaction: Transaction,
  { now, randomId, sites, publicUrl }: MailJobContext,
): Promise<boolean> => {
  const shipment = await takeUntold(transaction);
  if (!shipment) return false;
  const { shipment_id: shipmentId, order_id: orderId, carrier, tracking_number: number } = shipment;
  const isArrival = shipment.told_status === 'handed_over';
  const contents = await readContents(transaction, shipmentId);
  const lead = isArrival
    ? `A package of your order ${orderId} was delivered.`
    : `A package of your order ${orderId} has left us. ${carrier} carries it under the number ${number}.`;
  const page = shipment.tracking_url === null || isArrival ? [] : [`${carrier}: ${shipment.tracking_url}`];
  const site = sites.byStoreId(shipment.store_id);
  const url = `${publicUrl}${pathOnSite('/shippingtracker', site)}?order=${encodeURIComponent(orderId)}`;
  await putIntoOutbox(transaction, {
    mailId: randomId(),
    ...orderMail(shipment.document, {
      subject: isArrival ? `Delivered: a package of order ${orderId}` : `Shipped: a package of order ${orderId}`,
      paragraphs: [lead, contents.join('\n'), ...page],
      link: { url, label: 'Follow your packages' },
    }),
    at: now(),
  });
  await transaction
    .updateTable('shipments')
    .set({ told_status: isArrival ? 'delivered' : 'handed_over' })
    .where('shipment_id', '=', shipmentId)
    .execute();
  return true;
};

/** Writes the mails of all shipped and delivered packages, each once. Several processes may run it concurrently. */
export const tellOfShipments = async (context: MailJobContext): Promise<void> => {
  await inTransactions(context.db, (transaction) => tellOne(transaction, context));
};
