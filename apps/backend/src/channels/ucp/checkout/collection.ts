import type { WireSessionEvent } from '@ironcart/api/contract';
import { type CheckoutSnapshot, selectPackages } from '@ironcart/checkout-machines';
import { isPickupAllowed, isPickupRate, pickupCode, pickupObstacle, type ShippingRate } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { messageOf } from '../messages/error-messages.ts';
import type { ErrorMessage } from '../messages/message.ts';
import { type CheckoutDetails, isWantedWhole, wantedMethod } from './checkout-request.ts';

/** The id of the location where orders of a site are collected: a site has one. */
export const locationId = 'pickup_location';

/** Whether the agent has chosen that the order is collected. */
export const isCollected = ({ context }: CheckoutSnapshot): boolean =>
  Object.values(context.requestedCodes).includes(pickupCode);

/** What collecting an order costs, package by package; undefined while there is no quote, empty where it cannot be. */
export const pickupRatesOf = (snapshot: CheckoutSnapshot): readonly ShippingRate[] | undefined => {
  const packages = selectPackages(snapshot);
  if (packages.length === 0) return undefined;
  const found = packages.flatMap(({ rates }) => rates.find(isPickupRate) ?? []);
  return found.length === packages.length ? found : [];
};

/** Whether the agent may choose that the order is collected: the store allows it, and no quote says otherwise. */
export const isCollectable = (snapshot: CheckoutSnapshot): boolean =>
  isPickupAllowed(snapshot.context.site, snapshot.context.cart.products) && pickupRatesOf(snapshot)?.length !== 0;

/** Why an order cannot be collected: the store's own reason, otherwise that the quote has no pickup for it. */
const pickupRefused = ({ context: { site, cart } }: CheckoutSnapshot): ErrorMessage => {
  const obstacle = pickupObstacle(site, cart.products);
  const what = obstacle && 'product' in obstacle ? obstacle.product.name : 'This order';
  return messageOf({ code: 'pickup_disabled', content: `${what} cannot be collected`, path: '$.fulfillment.methods' });
};

/** What prevents the method that an agent wants: then its order is delivered as before. */
export const methodRefusals = (snapshot: CheckoutSnapshot, details: CheckoutDetails): readonly ErrorMessage[] => {
  const { site, cart } = snapshot.context;
  const path = '$.fulfillment.methods';
  if (!isWantedWhole(details)) {
    const content = 'An order is shipped or collected as a whole: give line_item_ids to one method';
    return [messageOf({ code: 'shipping_method_not_valid', content, path })];
  }
  const wanted = wantedMethod(details);
  if (wanted?.type !== 'pickup') return [];
  if (!isPickupAllowed(site, cart.products)) return [pickupRefused(snapshot)];
  const location = wanted.selected_destination_id ?? locationId;
  if (location === locationId) return [];
  const content = `Orders of this site are collected at ${locationId} only`;
  return [messageOf({ code: 'shipping_method_not_found', content, path })];
};

/** That an order which is to be collected cannot be: it is not shipped to the location instead. */
export const collectionMessages = (snapshot: CheckoutSnapshot): readonly ErrorMessage[] =>
  isCollected(snapshot) && !isCollectable(snapshot) ? [pickupRefused(snapshot)] : [];

/** An address without a place. */
const nowhere = { street: [], apartment: '', company: '', city: '', postcode: '', region: '' };

/** Collects an order instead of shipping it: it is rated and taxed at the location, and billed elsewhere. */
export const collectEvents = ({ pickup }: Pick<Site, 'pickup'>): readonly WireSessionEvent[] => {
  if (pickup === undefined) return [];
  const { street, apartment = '', company = '', city, postcode, region, countryId } = pickup;
  const address = { street: [...street], apartment, company, city, postcode, region, countryId };
  return [
    { type: 'shippingAddress.changed', address },
    { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: pickupCode },
  ];
};

/** Collects the packages too that only the quote tells of: an order is collected as a whole. */
export const restOfCollection = (snapshot: CheckoutSnapshot): readonly WireSessionEvent[] => {
  if (!isCollected(snapshot) || !isCollectable(snapshot)) return [];
  return selectPackages(snapshot)
    .filter(({ selected }) => selected === undefined || !isPickupRate(selected))
    .map(({ packageNumber }) => ({ type: 'shippingRate.chosen', packageNumber, shippingCode: pickupCode }));
};

/** Ships an order that was to be collected: the location is not where it goes, and it is billed where it is shipped. */
export const shipEvents = ({ context }: CheckoutSnapshot): readonly WireSessionEvent[] => {
  const { site, requestedCodes, savedAddresses } = context;
  const saved = savedAddresses.find(({ isDefaultShipping }) => isDefaultShipping)?._id;
  return [
    { type: 'shippingAddress.changed', address: { ...nowhere, countryId: site.defaultCountry } },
    ...(saved === undefined ? [] : [{ type: 'address.picked', section: 'shipping', id: saved } as const]),
    { type: 'billing.sameAsShipping', isSame: true },
    ...Object.entries(requestedCodes)
      .filter(([, code]) => code === pickupCode)
      .map(
        ([packageNumber]): WireSessionEvent => ({
          type: 'shippingRate.chosen',
          packageNumber: Number(packageNumber),
          shippingCode: site.defaultShippingCode,
        }),
      ),
  ];
};
