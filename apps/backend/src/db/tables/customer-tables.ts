import type { PushPlatform } from '@ironcart/core/customer';
import type { SiteCode } from '@ironcart/core/site';
import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Customers, their sessions, addresses and subscriptions. */
export interface CustomerTables {
  customers: {
    customer_id: string;
    email: string;
    password_hash: string;
    firstname: string;
    lastname: string;
    telephone: Generated<string>;
    group_id: Generated<number>;
    segments: Generated<number[]>;
    created_at: Instant;
  };
  sessions: {
    session_id: string;
    token_hash: Buffer;
    customer_id: string | null;
    created_at: Instant;
    expires_at: Instant;
    ended_at: Date | null;
  };
  addresses: {
    address_id: string;
    customer_id: string;
    fields: Json<Record<string, unknown>>;
    is_default_shipping: boolean;
    is_default_billing: boolean;
    created_at: Instant;
  };
  stored_payment_methods: {
    customer_id: string;
    stored_payment_method_id: string;
    is_default: boolean;
    billing_address_id: string | null;
    created_at: Instant;
  };
  password_resets: {
    reset_id: string;
    email: string;
    site_code: SiteCode;
    requested_at: Instant;
    customer_id: string | null;
    token_hash: Buffer | null;
    expires_at: Date | null;
    used_at: Date | null;
  };
  email_changes: {
    change_id: string;
    customer_id: string;
    email: string;
    site_code: SiteCode;
    requested_at: Instant;
    token_hash: Buffer | null;
    expires_at: Date | null;
    used_at: Date | null;
  };
  newsletter_subscriptions: { email: string; list_id: number; subscribed_at: Instant };
  back_in_stock_notices: {
    notice_id: string;
    product_id: number;
    parent_id: number | null;
    email: string;
    customer_id: string | null;
    state: Generated<'in_stock' | 'out' | 'due'>;
    site_code: Generated<SiteCode>;
    created_at: Instant;
  };
  program_cancellations: {
    customer_id: string;
    product_id: number;
    order_id: string;
    cancelled_at: Instant;
    ends_at: Instant;
  };
  card_erasures: { customer_id: string; next_look_at: Instant; looks_left: number };
  push_devices: {
    device_id: string;
    token: string;
    platform: PushPlatform;
    session_id: string;
    registered_at: Instant;
  };
  push_messages: {
    message_id: string;
    device_id: string;
    title: string;
    body: string;
    path: string;
    created_at: Instant;
    attempts: Generated<number>;
    next_attempt_at: Instant;
  };
}
