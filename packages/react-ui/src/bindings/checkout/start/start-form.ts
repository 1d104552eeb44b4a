import { type CheckoutEvent, type CheckoutSnapshot, selectHasStart } from '@ironcart/checkout-machines';
import type { PostedForm } from '../form/posted-form.ts';

/** The changes in a posted start form: the guest's e-mail address. */
export const startChanges = (form: PostedForm, snapshot: CheckoutSnapshot): readonly CheckoutEvent[] => {
  const email = form.get('email')?.trim();
  if (email === undefined || !selectHasStart(snapshot) || email === snapshot.context.shippingAddress.email) return [];
  return [{ type: 'email.changed', email }];
};
