import type { DataOf } from '../data/use-route-data.ts';
import type { PageVisit } from '../page-care/page-visit.ts';
import type { loader } from '../routes/checkout-success/route.server.ts';

type Confirmation = DataOf<typeof loader>;

/** The order that a page confirms; undefined on every other page. */
export const purchaseIn = ({ matches }: Pick<PageVisit, 'matches'>): Confirmation['order'] | undefined => {
  const confirmed = matches.find(({ id }) => id === 'checkout-success');
  return (confirmed?.loaderData as Confirmation | undefined)?.order;
};
