import type { GeneratedAlways } from 'kysely';
import type { Instant } from './column-types.ts';

/** Checkouts that run on the server. */
export interface CheckoutSessionTables {
  checkout_sessions: {
    checkout_session_id: string;
    list_id: string;
    version: number;
    release: string;
    /** Encrypted JSON. */
    state: Buffer;
    effect_until: Instant | null;
    expires_at: Instant;
    /** The list revision that the session has processed. */
    list_revision: number | null;
  };
  checkout_session_entries: { checkout_session_id: string; position: GeneratedAlways<string>; entry: Buffer };
}
