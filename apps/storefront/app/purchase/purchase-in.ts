import type { StoredOrder } from '@ironcart/api/codec';
import type { TrackedOrder } from '@ironcart/shop-machines';
import type { PageVisit } from '../navigation/page-visit.ts';

/** The data of the confirmation page: what it shows of the order and what is reported. */
export interface Confirmation {
  readonly order: TrackedOrder & Pick<StoredOrder, 'orderId' | 'status'>;
  /** The lines without affiliate commission, by `listItemId`. */
  readonly notForAffiliates: readonly string[];
}

/** The confirmed order of a page; undefined on every other page. */
export const purchaseIn = ({ matches }: Pick<PageVisit, 'matches'>): Confirmation | undefined => {
  const confirmed = matches.find(({ id }) => id === 'checkout-success');
  return confirmed?.loaderData as Confirmation | undefined;
};
