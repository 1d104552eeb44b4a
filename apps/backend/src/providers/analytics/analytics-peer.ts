import type { WireAnalyticsEvent } from '@ironcart/api/contract';
import type { AdConversionContact } from '@ironcart/core/customer';
import type { ConsentCategory } from '@ironcart/core/visitor';

/** Browser events for an analytics service; purchases are reported by order instead. */
export interface EventsMessage {
  readonly kind: 'events';
  readonly visitor: string;
  readonly isInternal: boolean;
  readonly siteCode: string;
  /** Absolute, without the query. */
  readonly url: string;
  readonly events: readonly WireAnalyticsEvent[];
}

/**
 * A purchase, identified by its order, whose data is read when it is sent, so that the queue contains no personal data.
 */
export interface PurchaseMessage {
  readonly kind: 'purchase';
  readonly orderId: string;
  readonly visitor: string;
  readonly isInternal: boolean;
}

/** A queued message for an analytics service. */
export type PeerMessage = EventsMessage | PurchaseMessage;

/** A purchased line; amounts are decimal numbers in the order's currency. */
export interface PurchasedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly rowTotal: number;
  readonly countsForAffiliates: boolean;
}

/** An order's data for analytics; amounts are decimal numbers. */
export interface PurchaseFacts {
  readonly orderId: string;
  readonly siteCode: string;
  readonly reviewDeployment: string;
  readonly currency: string;
  readonly subtotal: number;
  readonly grandTotal: number;
  /** ISO 8601. */
  readonly placedAt: string;
  readonly email: string;
  /** The payer's contact data, normalized (S5-adconv). */
  readonly contact: AdConversionContact;
  readonly lines: readonly PurchasedLine[];
}

/** A request to an analytics service; undefined if there is nothing to report. */
export type PeerRequest = Request | undefined;

/** An analytics service that receives events, purchases, or both, according to the shopper's consent. */
export interface AnalyticsPeer {
  /** Its name in reports and logs. */
  readonly name: string;
  readonly consent: ConsentCategory;
  /** Omitted if it receives purchases only. */
  readonly ofEvents?: ((message: EventsMessage) => PeerRequest) | undefined;
  readonly ofPurchase: (purchase: PurchaseFacts, message: PurchaseMessage) => PeerRequest;
}

/** A request that posts JSON. */
export const postJson = (url: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Request =>
  new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
