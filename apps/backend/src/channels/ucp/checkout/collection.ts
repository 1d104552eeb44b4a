import type { WireSessionEvent } from '@ironcart/api/contract';
import { type CheckoutSnapshot, selectPackages } from '@ironcart/checkout-machines';
import { isPickupAllowed, isPickupRate, pickupCode, pickupObstacle, type ShippingRate } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { messageOf } from '../messages/error-messages.ts';
import type { ErrorMessage } from '../messages/message.ts';
import { type CheckoutDetails, isWantedWhole, wantedMethod } from './checkout-request.ts';

/** The id of a site's pickup location: a site has only one. */
export const locationId = 'pickup_location';

/** Whether the agent has selected pickup. */
export const isCollected = ({ context }: CheckoutSnapshot): boolean =>
  Object.values(context.requestedCodes).includes(pickupCode);

/** The pickup rates, package by package; undefined while there is no quote, empty if pickup is not possible. */
export const pickupRatesOf = (snapshot: CheckoutSnapshot): readonly ShippingRate[] | undefined => {
  const packages = selectPackages(snapshot);
  if (packages.length === 0) return undefined;
  const found = packages.flatMap(({ rates }) => rates.find(isPickupRate) ?? []);
  return found.length === packages.length ? found : [];
};

/** Whether the agent can select pickup: the store allows it, and the quote, if there is one, contains it. */
export const isCollectable = (snapshot: CheckoutSnapshot): boolean =>
  isPickupAllowed(snapshot.context.site, snapshot.context.cart.products) && pickupRatesOf(snapshot)?.length !== 0;

/** Why an order cannot be picked up: the store's own reason, otherwise that the quote has no pickup rate. */
const pickupRefused = ({ context: { site, cart } }: CheckoutSnapshot): ErrorMessage => {
  const obstacle = pickupObstacle(site, cart.products);
  const what = obstacle && 'product' in obstacle ? obstacle.product.name : 'This order';
  return messageOf({ code: 'pickup_disabled', content: `${what} cannot be collected`, path: '$.fulfillment.methods' });
};

/** Why the requested method is refused; the order then keeps its previous method. */
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

/** A message if a pickup order can no longer be picked up; it is not shipped to the pickup location instead. */
export const collectionMessages = (snapshot: CheckoutSnapshot): readonly ErrorMessage[] =>
  isCollected(snapshot) && !isCollectable(snapshot) ? [pickupRefused(snapshot)] : [];

/** An address without a place. */
const nowhere = { street: [], apartment: '', company: '', city: '', postcode: '', region: '' };

/** Changes an order to pickup: it is rated and taxed at the pickup location, but billed elsewhere. */
export const collectEvents = ({ pickup }: Pick<Site, 'pickup'>): readonly WireSessionEvent[] => {
  if (pickup === undefined) return [];
  const { street, apartment = '', company = '', city, postcode, region, countryId } = pickup;
  const address = { street: [...street], apartment, company, city, postcode, region, countryId };
  return [
    { type: 'shippingAddress.changed', address },
    { type: 'shippingRate.chosen', packageNumber: 1, shippingCode: pickupCode },
  ];
};

/** Selects pickup for further packages that the quote contains: an order is picked up as a whole. */
export const restOfCollection = (snapshot: CheckoutSnapshot): readonly WireSessionEvent[] => {
  if (!isCollected(snapshot) || !isCollectable(snapshot)) return [];
  return selectPackages(snapshot)
    .filter(({ selected }) => selected === undefined || !isPickupRate(selected))
    .map(({ packageNumber }) => ({ type: 'shippingRate.chosen', packageNumber, shippingCode: pickupCode }));
};

/** Changes a pickup order to shipping: removes the pickup location's address, and bills the shipping address. */
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
