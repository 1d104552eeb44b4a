import {
  type CheckoutSnapshot,
  cartShortages,
  selectAddressIssues,
  selectErrors,
  selectIsBillingSameAsShipping,
  selectIsPaidInFull,
  selectIsVirtual,
  selectNeededAgreements,
  selectShippingState,
  selectStep,
  selectTaxState,
} from '@ironcart/checkout-machines';
import type { AddressIssue } from '@ironcart/core/address';
import { isStoreCode, messageOf } from '../messages/error-messages.ts';
import type { ErrorMessage } from '../messages/message.ts';
import { collectionMessages } from './collection.ts';

const destination = '$.fulfillment.methods[0].destinations[0]';
const billing = '$.payment.instruments[0].billing_address';

/** Address fields that are part of the protocol's postal address. */
const fieldsInPlace: Readonly<Record<string, string>> = {
  street: 'street_address',
  apartment: 'extended_address',
  city: 'address_locality',
  postcode: 'postal_code',
  region: 'address_region',
  countryId: 'address_country',
};
const fieldsOfBuyer: Readonly<Record<string, string>> = {
  firstname: '$.buyer.first_name',
  lastname: '$.buyer.last_name',
  email: '$.buyer.email',
  telephone: '$.buyer.phone_number',
};

const addressMessage =
  (place: string) =>
  ({ path, code, message }: AddressIssue): ErrorMessage => {
    const field = fieldsInPlace[path];
    return messageOf({ code, content: message, path: field === undefined ? fieldsOfBuyer[path] : `${place}.${field}` });
  };

const cartMessages = ({ context: { cart } }: CheckoutSnapshot): readonly ErrorMessage[] => [
  ...cart.pricedCart.issues.map(({ code, message }) => messageOf({ code, content: message })),
  ...[...cartShortages(cart).keys()].map((id) => {
    const at = cart.items.findIndex(({ listItemId }) => listItemId === id);
    const content = `${cart.items[at]?.name ?? 'An item'} is not available in this quantity`;
    return messageOf({ code: 'quantity_unavailable', content, path: `$.line_items[${at}]` });
  }),
];

const quoteMessages = (snapshot: CheckoutSnapshot): readonly ErrorMessage[] => {
  const { context } = snapshot;
  const { failure } = context.shipping;
  if (selectShippingState(snapshot) === 'error') {
    const code = failure !== undefined && isStoreCode(failure) ? failure : 'shipping_not_current';
    return [messageOf({ code, content: 'There are no shipping rates for this order' })];
  }
  return selectTaxState(snapshot) === 'error'
    ? [messageOf({ code: 'tax_error', content: 'The tax could not be calculated' })]
    : [];
};

/** Messages about missing data before an order can be placed, except for the payment. */
export const blockersOf = (snapshot: CheckoutSnapshot): readonly ErrorMessage[] => {
  const { shipping, billing: ofBilling } = selectAddressIssues(snapshot);
  const agreements = selectNeededAgreements(snapshot);
  return [
    ...cartMessages(snapshot),
    ...(selectIsVirtual(snapshot) ? ofBilling.map(addressMessage(billing)) : shipping.map(addressMessage(destination))),
    ...collectionMessages(snapshot),
    ...quoteMessages(snapshot),
    ...(agreements.subscription || agreements.trial
      ? [messageOf({ code: 'Subscription Agree Missing', content: 'A person has to agree to the subscription' })]
      : []),
  ];
};

/** Messages about missing parts of an instrument's billing address; required when the order is placed. */
export const billingMessages = (snapshot: CheckoutSnapshot): readonly ErrorMessage[] =>
  selectIsBillingSameAsShipping(snapshot) ? [] : selectAddressIssues(snapshot).billing.map(addressMessage(billing));

/** Messages about a failed placement. */
const placementMessages = (snapshot: CheckoutSnapshot): readonly ErrorMessage[] =>
  selectErrors(snapshot).map(({ code, message }) =>
    messageOf({ code: isStoreCode(code) ? code : 'unexpected', content: message }),
  );

export type CheckoutStatus =
  | 'incomplete'
  | 'requires_escalation'
  | 'ready_for_complete'
  | 'complete_in_progress'
  | 'completed';

const isForPerson = ({ severity }: ErrorMessage): boolean => severity.startsWith('requires_');

/** A person has to pay, because the platform cannot. */
const paidByPerson = messageOf({ code: 'paid_by_person', content: 'A person pays in the store: by continue_url' });

/**
 * The status of a checkout in the protocol, with the reasons.
 * @param isPayable whether the platform can pay the amount not covered by gift cards
 */
export const statusOf = (
  snapshot: CheckoutSnapshot,
  isPayable = true,
): { readonly status: CheckoutStatus; readonly messages: readonly ErrorMessage[] } => {
  const step = selectStep(snapshot);
  if (step === 'success') return { status: 'completed', messages: [] };
  if (step === 'placing') return { status: 'complete_in_progress', messages: [] };
  if (step === 'challenge' || step === 'redirecting') {
    const content = 'The bank wants a person to approve the payment';
    return { status: 'requires_escalation', messages: [messageOf({ code: 'three_ds', content })] };
  }
  const blockers = blockersOf(snapshot);
  const messages = [...blockers, ...placementMessages(snapshot)];
  if (messages.some(isForPerson)) return { status: 'requires_escalation', messages };
  if (blockers.length > 0) return { status: 'incomplete', messages };
  return isPayable || selectIsPaidInFull(snapshot)
    ? { status: 'ready_for_complete', messages }
    : { status: 'requires_escalation', messages: [...messages, paidByPerson] };
};
