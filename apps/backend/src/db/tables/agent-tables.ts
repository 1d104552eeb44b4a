import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Carts, orders, requests and linked customers of agents. */
export interface AgentTables {
  agent_carts: {
    cart_id: string;
    list_id: string;
    platform: string;
    is_signed: boolean;
    expires_at: Instant;
    told_total: number | null;
    handed_over_at: Instant | null;
    /** Identifies the cart in the link for a person; replaced after the link was used to hand over a checkout. */
    continue_id: Generated<string>;
    /** The customer for whom the agent fills it; null: a guest. */
    customer_id: string | null;
    /** The session in which a cart of a customer is checked out. */
    session_id: string | null;
    /** The buyer's consent as stated by the platform; null if it was not stated. */
    consent: Json<Readonly<Record<string, boolean | undefined>>> | null;
    /** Whether its checkout requires a mandate. */
    needs_mandate: Generated<boolean>;
  };
  agent_grants: {
    grant_id: string;
    customer_id: string;
    platform: string;
    platform_name: string | null;
    site_code: string;
    /** Permissions, separated by spaces. */
    permissions: string;
    code_hash: Buffer;
    code_expires_at: Instant;
    redirect_uri: string;
    code_challenge: string;
    granted_at: Instant;
    redeemed_at: Instant | null;
    last_used_at: Instant | null;
  };
  agent_tokens: {
    token_hash: Buffer;
    grant_id: string;
    kind: 'access' | 'refresh';
    expires_at: Instant;
    /** When a refresh token was exchanged; it must not be used again. */
    used_at: Instant | null;
  };
  agent_assertions: { assertion_hash: Buffer; expires_at: Instant };
  agent_orders: {
    order_id: string;
    checkout_id: string;
    platform: string;
    is_persons: boolean;
    site_code: string;
    /** The proof that a person agreed to the order; null without one. */
    checkout_mandate: string | null;
    changes: Generated<number>;
    told_changes: Generated<number>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    failing_since: Generated<Date | null>;
    last_fault: Generated<string | null>;
    telling_until: Generated<Date>;
    webhook_at: Generated<Date>;
    platform_waits_until: Generated<Date>;
  };
  agent_requests: {
    platform: string;
    key: string;
    request_hash: Buffer;
    claimed_until: Instant;
    /** Encrypted. */
    answer: Buffer | null;
    created_at: Instant;
  };
}
