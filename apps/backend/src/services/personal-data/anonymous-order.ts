import type { WireAddress, WireItemMetadata, WireOrder, WireOrderItem } from '@ironcart/api/contract';

/** An order as it is stored. */
export type OrderDocument = Omit<WireOrder, 'orderId' | 'status' | 'createdAt'>;

/** Keeps the country and the region, for which the tax was calculated. */
const anonymousAddress = ({ countryId, region }: WireAddress): WireAddress => ({
  firstname: '',
  lastname: '',
  telephone: '',
  email: '',
  street: [],
  city: '',
  postcode: '',
  region,
  countryId,
});

/** Removes the customer's texts: a gift card's names and message, and a registry gift's giver and recipients. */
const anonymousMetadata = ({ giftcard, registry, ...rest }: WireItemMetadata): WireItemMetadata => ({
  ...rest,
  ...(giftcard && {
    giftcard: { delivery: giftcard.delivery, amount: giftcard.amount, customAmount: giftcard.customAmount },
  }),
  ...(registry && { registry: { registryId: registry.registryId } }),
});

/** An order's item without the customer's texts, which the displayed configuration repeats. */
export const anonymousItem = ({ configuration: _, ...item }: WireOrderItem): WireOrderItem => ({
  ...item,
  options: Object.fromEntries(Object.entries(item.options).filter(([, chosen]) => typeof chosen !== 'string')),
  metadata: anonymousMetadata(item.metadata),
  children: item.children.map(anonymousItem),
});

/**
 * A stored order without personal data: what was bought, at which price, taxed for which region, and how it was paid.
 * @param email an unassigned address that replaces the customer's
 */
export const anonymousOrder = (document: OrderDocument, email: string): OrderDocument => {
  const { shippingAddress, billingAddress, customer, payment, meta, items, ...rest } = document;
  const { storedPaymentMethodId: _, ...payer } = payment;
  return {
    ...rest,
    comments: '',
    customer: { email, groupId: customer.groupId },
    payment: payer,
    meta: meta.l10n === undefined ? {} : { l10n: meta.l10n },
    items: items.map(anonymousItem),
    ...(shippingAddress && { shippingAddress: anonymousAddress(shippingAddress) }),
    ...(billingAddress && { billingAddress: anonymousAddress(billingAddress) }),
  };
};
