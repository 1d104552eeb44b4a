import type { Generated } from 'kysely';
import type { Instant, Json } from './column-types.ts';

/** Operational data of the running store. */
export interface OperationTables {
  captcha_tokens: { token_hash: Buffer; used_at: Instant };
  rate_limits: { bucket: string; window_ends_at: Instant; count: number };
  mail_outbox: {
    mail_id: string;
    recipient: string;
    subject: string;
    body: string | null;
    html: string | null;
    created_at: Instant;
    attempts: Generated<number>;
    next_attempt_at: Instant;
    /** Whether it was to be sent when it was written; false also in mails of an earlier release. */
    is_immediate: Generated<boolean>;
    sent_at: Date | null;
    given_up_at: Generated<Date | null>;
    /** The mail server's latest response, or why it could not be reached. */
    last_answer: Generated<string | null>;
  };
  flag_settings: { name: string; setting: Json<Record<string, unknown>>; updated_at: Generated<Date> };
  flag_versions: { is_only: Generated<boolean>; version: number };
  seedings: { name: string; seeded_at: Instant };
  secrets: { name: string; value: string };
}
