import {
  type BackInStockNotice,
  type EarnedTicket,
  type EventProfile,
  occupationsOf,
  primarySegmentOf,
  type SegmentMaps,
  segmentMapOf,
} from '@ironcart/core/customer';
import type { Site } from '@ironcart/core/site';
import type { StoredOrder } from '../../codec/order.ts';
import type { CustomerAccount } from '../../codec/session.ts';
import type { SavedCard } from '../../codec/stored-card.ts';
import type { CallOptions } from '../client-options.ts';
import type { OrderPageRequest } from './checkout.ts';
import type { EventAccount } from './events.ts';

/** A customer with all data that the store has about them (S3-customer-01). */
export interface CustomerProfile extends CustomerAccount {
  /** The segments that are occupations. */
  readonly occupations: readonly number[];
  /** The segment with the highest rank; undefined if no segment has a rank. */
  readonly primarySegment: number | undefined;
  /** The ids of the site's newsletters to which they are subscribed. */
  readonly newsletters: readonly number[];
  /** Id of the linked training log; undefined if there is none. */
  readonly btwb: EventProfile['btwbId'] | undefined;
  /** The latest ones. */
  readonly orders: readonly StoredOrder[];
  /** Their earned discounts. */
  readonly tickets: readonly EarnedTicket[];
  /** The tickets that can still be redeemed. */
  readonly earnedProducts: readonly EarnedTicket[];
  readonly creditCards: readonly SavedCard[];
  readonly bins: readonly BackInStockNotice[];
}

type List<T> = { list(options?: CallOptions): Promise<readonly T[]> };

/** The groups of calls that provide the parts of a profile. */
interface ProfileSources {
  readonly customer: { get(options?: CallOptions): Promise<CustomerAccount> };
  readonly tickets: List<EarnedTicket>;
  readonly backInStock: List<BackInStockNotice>;
  readonly creditCards: List<SavedCard>;
  readonly newsletters: { subscriptions(options?: CallOptions): Promise<readonly number[]> };
  readonly checkout: {
    orders(page?: OrderPageRequest, options?: CallOptions): Promise<{ readonly orders: readonly StoredOrder[] }>;
  };
  readonly events: { account(options?: CallOptions): Promise<EventAccount | undefined> };
}

const isOfUse = ({ remainingUses }: EarnedTicket): boolean => remainingUses === undefined || remainingUses > 0;

/**
 * Creates the call `profile`, which composes a logged-in customer's data from several services.
 * @throws ApiError `TOKEN_EXPIRED` for a guest
 */
export const createCustomerProfile =
  (sources: ProfileSources, site: Pick<Site, 'code'>, segmentMaps: SegmentMaps | undefined) =>
  async (options: CallOptions = {}): Promise<CustomerProfile> => {
    const [account, tickets, bins, creditCards, newsletters, { orders }, participant] = await Promise.all([
      sources.customer.get(options),
      sources.tickets.list(options),
      sources.backInStock.list(options),
      sources.creditCards.list(options),
      sources.newsletters.subscriptions(options),
      sources.checkout.orders({}, options),
      sources.events.account(options),
    ]);
    return {
      ...account,
      occupations: segmentMaps ? occupationsOf(account.segments, segmentMapOf(segmentMaps, site, account.groupId)) : [],
      primarySegment: primarySegmentOf(account.segments),
      newsletters,
      btwb: participant?.account?.btwbId || undefined,
      orders,
      tickets,
      earnedProducts: tickets.filter(isOfUse),
      creditCards,
      bins,
    };
  };
