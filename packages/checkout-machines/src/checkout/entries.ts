import type { Address } from '@ironcart/core/address';
import { pickupCode } from '@ironcart/core/shipping';
import type { AddressSection, CheckoutContext, CheckoutEvent, OrderFact } from './checkout.types.ts';

/** A fact that the shopper enters or chooses: it changes the order without computing prices. */
export type Entry = Exclude<OrderFact, { readonly type: 'cart.changed' }>;

const entries = {
  'shippingAddress.changed': true,
  'shippingRate.chosen': true,
  'shippingMode.chosen': true,
  'billing.sameAsShipping': true,
  'billingAddress.changed': true,
  'comments.changed': true,
  'agreements.changed': true,
  'email.changed': true,
  'address.picked': true,
  'address.keep': true,
  'regions.loaded': true,
} as const satisfies Record<Entry['type'], true>;

export const isEntry = (event: CheckoutEvent): event is Entry => event.type in entries;

/** Parts of an address that are meaningless in another country. */
const nationalParts = { region: '', regionId: undefined, vatNumber: undefined, eoriNumber: undefined } as const;

const patchAddress = (address: Address, patch: Partial<Address>): Address => {
  const changesCountry = patch.countryId !== undefined && patch.countryId !== address.countryId;
  return { ...address, ...(changesCountry ? nationalParts : {}), ...patch };
};

const addressIn = { shipping: 'shippingAddress', billing: 'billingAddress' } as const satisfies Record<
  AddressSection,
  keyof CheckoutContext
>;

/** A saved address replaces the entered one; without an e-mail address in it, the shopper's is kept. */
const pickAddress = (
  context: CheckoutContext,
  { section, id }: { readonly section: AddressSection; readonly id: string },
): Partial<CheckoutContext> => {
  const saved = context.savedAddresses.find(({ _id }) => _id === id);
  const field = addressIn[section];
  return saved === undefined ? {} : { [field]: { ...saved, email: saved.email || context[field].email } };
};

const isAtPickup = ({ shippingAddress, site: { pickup } }: CheckoutContext): boolean =>
  pickup?.postcode === shippingAddress.postcode && pickup.street[0] === shippingAddress.street[0];

/** Removes the pickup address when an order is no longer picked up, so that the shopper enters their own. */
const awayFromPickup = (context: CheckoutContext): Partial<CheckoutContext> =>
  isAtPickup(context)
    ? {
        shippingAddress: {
          ...context.shippingAddress,
          street: [],
          city: '',
          postcode: '',
          region: '',
          regionId: undefined,
        },
      }
    : {};

/**
 * A pickup order is not billed to the pickup address (S4-pickup-05): the address that the shopper has entered becomes
 * the initial billing address, which can be changed.
 */
const billedAtHome = (context: CheckoutContext): Partial<CheckoutContext> => {
  if (!context.isBillingSameAsShipping) return {};
  const isEntered = !isAtPickup(context);
  return { isBillingSameAsShipping: false, ...(isEntered ? { billingAddress: context.shippingAddress } : {}) };
};

/** Changes that an entry makes to the order, before addresses are normalized. */
export const changesOfEntry = (context: CheckoutContext, fact: Entry): Partial<CheckoutContext> => {
  switch (fact.type) {
    case 'shippingAddress.changed':
      return { shippingAddress: patchAddress(context.shippingAddress, fact.address) };
    case 'shippingRate.chosen':
      return {
        ...(fact.shippingCode === pickupCode ? billedAtHome(context) : awayFromPickup(context)),
        requestedCodes: { ...context.requestedCodes, [fact.packageNumber]: fact.shippingCode },
      };
    case 'shippingMode.chosen':
      return { shippingMode: fact.mode };
    case 'billing.sameAsShipping':
      return { isBillingSameAsShipping: fact.isSame };
    case 'billingAddress.changed':
      return { billingAddress: patchAddress(context.billingAddress, fact.address) };
    case 'comments.changed':
      return { comments: fact.comments };
    case 'agreements.changed':
      return { agreements: { ...context.agreements, ...fact.agreements } };
    case 'email.changed':
      return {
        shippingAddress: { ...context.shippingAddress, email: fact.email },
        billingAddress: { ...context.billingAddress, email: fact.email },
      };
    case 'address.picked':
      return pickAddress(context, fact);
    case 'address.keep':
      return { keeps: { ...context.keeps, [fact.section]: fact.isKept } };
    case 'regions.loaded':
      return {
        regions: [
          ...context.regions.filter(({ countryId }) => fact.regions.every((region) => region.countryId !== countryId)),
          ...fact.regions,
        ],
      };
  }
};
