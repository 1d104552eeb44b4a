import { MAX_OWN_GIFT_CARDS } from '@ironcart/api/contract';
import type { OrderItem } from '@ironcart/core/order';
import type { BoughtGiftCard } from '@ironcart/core/payment';
import { rulesOf } from '@ironcart/core/product';
import type { Sites, StoreId } from '@ironcart/core/site';
import { sql } from 'kysely';
import { amountFromColumn } from '../../db/amount.ts';
import type { Database } from '../../db/pool.ts';
import { giftCardMailedAt, giftCardRecipient, giftCardValue } from '../checkout/gift-card-terms.ts';
import { endingOf } from './ending-of.ts';

/** A piece of an order's line that sells gift cards; the last columns are empty until its card is issued. */
interface SoldPiece {
  readonly order_id: string;
  readonly store_id: StoreId;
  readonly product_id: number;
  readonly buyer_email: string;
  readonly currency: string;
  readonly line: unknown;
  readonly posted_at: Date | null;
  readonly code: string | null;
  readonly balance: string | null;
  readonly issued_at: Date | null;
}

const boughtCardOf = (piece: SoldPiece, customerEmail: string, sites: Sites): BoughtGiftCard | undefined => {
  // The column contains the validated item.
  const { type, metadata } = piece.line as OrderItem;
  const card = metadata.giftcard;
  const amount = card && giftCardValue(card);
  if (!rulesOf({ type }).isStoredValue || card === undefined || amount === undefined) return undefined;
  const { delivery, design, recipientName, recipientEmail } = card;
  const isMailed = delivery === 'email';
  const mailedAt = piece.issued_at && giftCardMailedAt(card, sites.byStoreId(piece.store_id), piece.issued_at);
  const sentAt = isMailed ? mailedAt : piece.posted_at;
  const isOwn = isMailed && giftCardRecipient(card, piece.buyer_email).toLowerCase() === customerEmail.toLowerCase();
  return {
    orderId: piece.order_id,
    productId: piece.product_id,
    delivery,
    design,
    recipientName,
    recipientEmail,
    amount,
    currency: piece.currency,
    ...(sentAt ? { sentAt: sentAt.toISOString() } : {}),
    ...(isOwn && piece.code !== null && piece.balance !== null
      ? { own: { ending: endingOf(piece.code), balance: amountFromColumn(piece.balance) } }
      : {}),
  };
};

/**
 * The gift cards sold by a customer's placed orders, one entry per piece, latest order first. A card's balance and the
 * end of its code are included only if it was mailed to the buyer, not for a present to someone else.
 */
export const readBoughtGiftCards = async (
  db: Database,
  sites: Sites,
  { customerId, email }: { readonly customerId: string; readonly email: string },
): Promise<readonly BoughtGiftCard[]> => {
  const { rows } = await sql<SoldPiece>`
    select orders.order_id, store_id, product_id, document #>> '{customer,email}' as buyer_email, orders.currency, line,
      (select max(shipped_at) from shipment_items join shipments using (shipment_id)
        where shipment_items.order_id = orders.order_id and shipment_items.position = order_items.position
          and shipped_qty >= pieces.piece) as posted_at,
      issued.code, gift_cards.balance::text, issued.issued_at
    from orders join order_items using (order_id)
    cross join lateral generate_series(1, qty) as pieces (piece)
    left join issued_gift_cards as issued on issued.order_id = orders.order_id
      and issued.position = order_items.position and issued.piece = pieces.piece
    left join gift_cards on gift_cards.code = issued.code
    where customer_id = ${customerId} and status in ('published', 'payment_complete') and cancelled_at is null
      and line -> 'metadata' ? 'giftcard'
    order by orders.created_at desc, order_items.position, pieces.piece
    limit ${MAX_OWN_GIFT_CARDS}`.execute(db);
  return rows.flatMap((row) => boughtCardOf(row, email, sites) ?? []);
};
