import type { StoredOrder } from '@ironcart/api/codec';
import type { TrackedOrder } from '@ironcart/shop-machines';
import type { PageVisit } from '../navigation/page-visit.ts';

/** What the page that confirms an order has loaded: of the order what it shows and what is told of it. */
export interface Confirmation {
  readonly order: TrackedOrder & Pick<StoredOrder, 'orderId' | 'status'>;
  /** The lines that affiliates get nothing for, by `listItemId`. */
  readonly notForAffiliates: readonly string[];
}

/** What a page confirms; undefined on every other page. */
export const purchaseIn = ({ matches }: Pick<PageVisit, 'matches'>): Confirmation | undefined => {
  const confirmed = matches.find(({ id }) => id === 'checkout-success');
  return confirmed?.loaderData as Confirmation | undefined;
};
