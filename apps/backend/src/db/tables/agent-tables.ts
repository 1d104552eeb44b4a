import type { Generated } from 'kysely';
import type { Instant } from './column-types.ts';

/** Carts, orders and requests of agents. */
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
  };
  agent_orders: {
    order_id: string;
    checkout_id: string;
    platform: string;
    is_persons: boolean;
    site_code: string;
    changes: Generated<number>;
    told_changes: Generated<number>;
    attempts: Generated<number>;
    next_attempt_at: Generated<Date>;
    failing_since: Generated<Date | null>;
    last_fault: Generated<string | null>;
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
