import { type Address, pickupCode } from '@ironcart/core';
import type { CheckoutContext, OrderFact } from './checkout.types.ts';
import { priceContents } from './price-contents.ts';

/** A change of country makes the subdivision of the former country meaningless. */
const patchAddress = (address: Address, patch: Partial<Address>): Address => {
  const changesCountry = patch.countryId !== undefined && patch.countryId !== address.countryId;
  return { ...address, ...(changesCountry ? { region: '', regionId: undefined } : {}), ...patch };
};

/** What a fact changes of the order. */
export const applyFact = (context: CheckoutContext, fact: OrderFact): Partial<CheckoutContext> => {
  switch (fact.type) {
    case 'shippingAddress.changed':
      return { shippingAddress: patchAddress(context.shippingAddress, fact.address) };
    case 'shippingRate.chosen':
      return {
        requestedCodes: new Map(context.requestedCodes).set(fact.packageNumber, fact.shippingCode),
        // Nobody is billed at the warehouse (S4-pickup-05).
        isBillingSameAsShipping: context.isBillingSameAsShipping && fact.shippingCode !== pickupCode,
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
    case 'regions.loaded':
      return {
        regions: [
          ...context.regions.filter(({ countryId }) => fact.regions.every((region) => region.countryId !== countryId)),
          ...fact.regions,
        ],
      };
    case 'cart.changed':
      return { cart: priceContents(fact, context.customer, context.ports.now()) };
  }
};
