import type { AnalyticsEventName } from '@ironcart/core/visitor';
import type { ColumnType, Generated } from 'kysely';
import type { PeerMessage } from '../../providers/analytics/analytics-peer.ts';
import type { Instant } from './column-types.ts';

/** Shoppers' events, and their deliveries to peers. */
export interface AnalyticsTables {
  analytics_events: {
    event_id: Generated<number>;
    event_key: string;
    site_code: string;
    name: AnalyticsEventName;
    visitor: string;
    path: string;
    is_internal: boolean;
    product_id: number | null;
    qty: number | null;
    step: number | null;
    order_id: string | null;
    country_id: string | null;
    happened_at: Instant;
  };
  analytics_deliveries: {
    delivery_id: Generated<number>;
    peer: string;
    about: string;
    message: ColumnType<PeerMessage, string, string>;
    attempts: Generated<number>;
    created_at: Instant;
    next_attempt_at: Instant;
    delivered_at: Date | null;
    given_up_at: Date | null;
    last_fault: string | null;
  };
}
