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
    /** Names the cart in the link for a person; another one once the link gave a checkout to a browser. */
    continue_id: Generated<string>;
    /** The customer for whom the agent fills it; null: a guest's. */
    customer_id: string | null;
    /** The session in which a cart of a customer is checked out. */
    session_id: string | null;
    /** What its buyer consents to, as the platform says: null where it says nothing. */
    consent: Json<Readonly<Record<string, boolean | undefined>>> | null;
    /** Whether its checkout is placed with a mandate only. */
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
    /** When a refresh token was exchanged: it may not come again. */
    used_at: Instant | null;
  };
  agent_assertions: { assertion_hash: Buffer; expires_at: Instant };
  agent_orders: {
    order_id: string;
    checkout_id: string;
    platform: string;
    is_persons: boolean;
    site_code: string;
    /** What proves that a person has agreed to the order; null without such a proof. */
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
    /** Sealed. */
    answer: Buffer | null;
    created_at: Instant;
  };
}
