import { type CheckoutEvent, type CheckoutSnapshot, selectNeededAgreements } from '@ironcart/checkout-machines';
import type { PostedForm } from '../form/posted-form.ts';

const agreements = ['subscription', 'trial'] as const;

/** The changes in a posted review form: comments and agreements. */
export const reviewChanges = (form: PostedForm, snapshot: CheckoutSnapshot): readonly CheckoutEvent[] => {
  const { comments: before, agreements: agreed } = snapshot.context;
  const comments = form.get('comments');
  const needed = selectNeededAgreements(snapshot);
  const changed = agreements.filter(
    (agreement) => needed[agreement] && form.has(`${agreement}Agreement`) !== agreed[agreement],
  );
  return [
    ...(comments === undefined || comments === before ? [] : [{ type: 'comments.changed' as const, comments }]),
    ...changed.map((agreement) => ({
      type: 'agreements.changed' as const,
      agreements: { [agreement]: !agreed[agreement] },
    })),
  ];
};
