import type { Currency } from '@ironcart/core/money';
import type { OrderStatus, ShipmentStatus } from '@ironcart/core/order';
import type { ReturnReason, ReturnStatus } from '@ironcart/core/return';
import type { StoreId } from '@ironcart/core/site';
import type { ColumnType, Generated } from 'kysely';
import type { Amount, Instant, Json } from './column-types.ts';

/** Orders, their changes and their returns. */
export interface OrderTables {
  orders: {
    order_id: string;
    store_id: StoreId;
    list_id: string;
    session_id: string;
    customer_id: string | null;
    status: Generated<OrderStatus>;
    failure: string | null;
    currency: Currency;
    subtotal: Amount;
    discount: Amount;
    shipping: Amount;
    tariff: Amount;
    item_tax: Amount;
    shipping_tax: Amount;
    tax: Amount;
    grand_total_excluding_tax: Amount;
    grand_total_including_tax: Amount;
    giftcards: Amount;
    payment_amount: Amount;
    payment_key: string;
    payment_means: Generated<string | null>;
    payment_reference: string | null;
    card_brand: Generated<string | null>;
    card_last4: Generated<string | null>;
    void_due: Generated<boolean>;
    document: Json<Record<string, unknown>>;
    created_at: Instant;
    updated_at: Instant;
    placed_at: Date | null;
    leased_until: Instant;
    challenge_expires_at: Date | null;
    changed_by: Generated<string>;
    packed_at: Generated<Date | null>;
    cancelled_at: Generated<Date | null>;
    cancelled_by: Generated<string | null>;
    cancellation_told_at: Generated<Date | null>;
    /** At this time the order is anonymised, because its customer's account was deleted. */
    personal_until: Generated<Date | null>;
  };
  order_items: {
    order_id: string;
    position: number;
    product_id: number;
    sku: string;
    qty: number;
    price: Amount;
    row_total: Amount;
    line: Json<Record<string, unknown>>;
    returned_qty: Generated<number>;
    shipped_qty: Generated<number>;
  };
  order_stock: {
    order_id: string;
    product_id: number;
    taken: number;
    backordered: number;
    returned_at: Date | null;
  };
  order_promotions: { order_id: string; product_id: number; qty: number; returned_at: Date | null };
  order_status_changes: {
    change_id: Generated<number>;
    order_id: string;
    from_status: OrderStatus | null;
    to_status: OrderStatus;
    changed_at: Instant;
    cause: Generated<string>;
  };
  order_confirmations_due: {
    order_id: string;
    due_at: Instant;
  };
  idempotency_keys: {
    session_id: string;
    key: string;
    body_hash: Buffer;
    claimed_until: Instant;
    order_id: string | null;
    status: number | null;
    answer: ColumnType<Record<string, unknown> | null, string | null, string | null>;
    created_at: Instant;
  };
  return_authorizations: {
    rma_number: string;
    order_id: string;
    status: Generated<ReturnStatus>;
    comments: string;
    issued_at: Instant;
    received_at: Generated<Date | null>;
    refunded_at: Generated<Date | null>;
    refund: Generated<Amount | null>;
    told_status: Generated<ReturnStatus>;
  };
  shipments: {
    shipment_id: string;
    order_id: string;
    carrier: string;
    tracking_number: string;
    tracking_url: string | null;
    shipped_at: Instant;
    delivered_at: Date | null;
    told_status: 'handed_over' | 'delivered' | null;
    next_look_at: Instant;
  };
  shipment_items: { shipment_id: string; order_id: string; position: number; qty: number };
  shipment_events: { shipment_id: string; status: ShipmentStatus; happened_at: Instant; place: string | null };
  order_openings: { session_id: string; order_id: string; opened_at: Instant };
  return_items: { rma_number: string; order_id: string; position: number; qty: number; reason: ReturnReason };
}
