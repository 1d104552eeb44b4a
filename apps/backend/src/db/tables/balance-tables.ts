import type { Currency } from '@ironcart/core/money';
import type { Generated } from 'kysely';
import type { Amount, Instant } from './column-types.ts';

/** Balances that orders draw on: gift cards, entitlements, the five-for-five offer. */
export interface BalanceTables {
  gift_cards: { code: string; currency: Currency; initial_balance: Amount; balance: Amount };
  gift_card_movements: {
    movement_id: Generated<number>;
    code: string;
    order_id: string;
    amount: Amount;
    created_at: Instant;
  };
  issued_gift_cards: { order_id: string; position: number; piece: number; code: string; issued_at: Instant };
  kept_gift_cards: { customer_id: string; code: string; kept_at: Instant };
  entitlements: {
    entitlement_id: string;
    customer_id: string;
    product_id: number;
    earned_by: string;
    percent: string | null;
    amount: Amount | null;
    currency: Currency | null;
    has_free_shipping: Generated<boolean>;
    initial_uses: number | null;
    remaining_uses: number | null;
    created_at: Instant;
  };
  entitlement_movements: {
    movement_id: Generated<number>;
    entitlement_id: string;
    order_id: string;
    uses: number;
    created_at: Instant;
  };
  five_for_five: { email: string; initial_redemptions: number; remaining: number };
  five_for_five_movements: {
    movement_id: Generated<number>;
    email: string;
    order_id: string;
    redemptions: number;
    created_at: Instant;
  };
}
