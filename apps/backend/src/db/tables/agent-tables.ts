import type { Instant } from './column-types.ts';

/** Carts and requests of agents. */
export interface AgentTables {
  agent_carts: {
    cart_id: string;
    list_id: string;
    platform: string;
    is_signed: boolean;
    expires_at: Instant;
    told_total: number | null;
    handed_over_at: Instant | null;
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
