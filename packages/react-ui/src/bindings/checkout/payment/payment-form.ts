import {
  type CheckoutEvent,
  type CheckoutSnapshot,
  selectIsBillingSameAsShipping,
  selectIsVirtual,
} from '@ironcart/checkout-machines';
import { addressChanges } from '../address/address-form.ts';
import type { PostedForm } from '../form/posted-form.ts';
import { optionIdOf, paymentOptions, worksWithoutScripts } from './payment-options.ts';

/** The selected payment method in a form, and whether its card is to be stored. */
const methodChanges = (form: PostedForm, { context }: CheckoutSnapshot): readonly CheckoutEvent[] => {
  const { payment, customer } = context;
  const id = form.get('paymentMethod');
  const option = paymentOptions(payment).find((each) => each.id === id && !each.isDisabled);
  if (option === undefined || !worksWithoutScripts(option.choice)) return [];
  if (id !== optionIdOf(payment.choice)) return [{ type: 'payment.chosen', choice: option.choice }];
  const storesCard = form.has('storesCard');
  return payment.choice.kind === 'card' && customer !== undefined && storesCard !== payment.choice.storesCard
    ? [{ type: 'payment.chosen', choice: { kind: 'card', storesCard } }]
    : [];
};

/** The entered gift card; the last one, if it was rejected, counts only if its own button was pressed. */
const giftCardChanges = (
  form: PostedForm,
  press: string,
  { context: { giftCards } }: CheckoutSnapshot,
): readonly CheckoutEvent[] => {
  const [action, removed] = press.split(':');
  if (action === 'giftCard.removed' && giftCards.cards.some(({ code }) => code === removed)) {
    return [{ type: 'giftCard.removed', code: removed ?? '' }];
  }
  const code = form.get('giftCard')?.trim() ?? '';
  const isNew = action === 'giftCard.added' || code !== (giftCards.issue?.giftCardCode.trim() ?? '');
  return code !== '' && isNew ? [{ type: 'giftCard.added', code }] : [];
};

/** The billing address in a form. */
const billingChanges = (form: PostedForm, snapshot: CheckoutSnapshot): readonly CheckoutEvent[] => {
  if (selectIsVirtual(snapshot)) return addressChanges(form, 'billing', snapshot);
  const isSame = form.has('billingSameAsShipping');
  if (isSame !== selectIsBillingSameAsShipping(snapshot)) return [{ type: 'billing.sameAsShipping', isSame }];
  return isSame ? [] : addressChanges(form, 'billing', snapshot);
};

/** The changes in a posted payment form: payment method, gift cards and billing address. */
export const paymentChanges = (
  form: PostedForm,
  snapshot: CheckoutSnapshot,
  press: string,
): readonly CheckoutEvent[] => [
  ...methodChanges(form, snapshot),
  ...giftCardChanges(form, press, snapshot),
  ...billingChanges(form, snapshot),
];
