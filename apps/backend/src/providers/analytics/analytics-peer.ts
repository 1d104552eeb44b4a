import type { WireAnalyticsEvent } from '@ironcart/api/contract';
import type { AdConversionContact } from '@ironcart/core/customer';
import type { ConsentCategory } from '@ironcart/core/visitor';

/** What a browser did, to be told to an analytics service; its purchases are told by the order. */
export interface EventsMessage {
  readonly kind: 'events';
  readonly visitor: string;
  readonly isInternal: boolean;
  readonly siteCode: string;
  /** Absolute, without the query. */
  readonly url: string;
  readonly events: readonly WireAnalyticsEvent[];
}

/** A purchase by its order, whose facts are read when it is told: no copy of personal data waits in the queue. */
export interface PurchaseMessage {
  readonly kind: 'purchase';
  readonly orderId: string;
  readonly visitor: string;
  readonly isInternal: boolean;
}

/** What waits to be told to a peer. */
export type PeerMessage = EventsMessage | PurchaseMessage;

/** A line of what was bought; amounts are decimal numbers of the order's currency. */
export interface PurchasedLine {
  readonly sku: string;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly rowTotal: number;
  readonly countsForAffiliates: boolean;
}

/** What the store tells of an order; amounts are decimal numbers. */
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
  /** Of the person who pays, normalised (S5-adconv). */
  readonly contact: AdConversionContact;
  readonly lines: readonly PurchasedLine[];
}

/** A request to a peer; undefined: there is nothing to tell. */
export type PeerRequest = Request | undefined;

/** Someone who is told of events, of purchases, or of both, as far as the shopper allows it. */
export interface AnalyticsPeer {
  /** As reports and logs name it. */
  readonly name: string;
  readonly consent: ConsentCategory;
  /** Left out: it is told of purchases alone. */
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
