import type { StoredOrder } from '@ironcart/api/codec';
import type { PageVisit } from '../navigation/page-visit.ts';

/** What the page that confirms an order has loaded. */
export interface Confirmation {
  readonly order: StoredOrder;
}

/** The order that a page confirms; undefined on every other page. */
export const purchaseIn = ({ matches }: Pick<PageVisit, 'matches'>): Confirmation['order'] | undefined => {
  const confirmed = matches.find(({ id }) => id === 'checkout-success');
  return (confirmed?.loaderData as Confirmation | undefined)?.order;
};
