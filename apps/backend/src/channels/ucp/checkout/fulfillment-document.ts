import { type CheckoutSnapshot, selectIsVirtual, selectPackages } from '@ironcart/checkout-machines';
import type { Address } from '@ironcart/core/address';
import { sum } from '@ironcart/core/money';
import { isPickupRate, pickupAddressLines, pickupCode, type ShippingRate } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { isCollected, locationId } from './collection.ts';
import { groupOfAll } from './group-of-all.ts';
import { postalAddressOf } from './postal-address.ts';

const destinationDocument = (address: Address) => ({
  id: 'destination_1',
  first_name: address.firstname,
  last_name: address.lastname,
  ...postalAddressOf(address),
  phone_number: address.telephone,
});

/** A fulfilment method that is not selected has no lines. */
const notChosen = { line_item_ids: [], selected_destination_id: null };

/** Each package of an order with its shipping methods. */
const packageGroups = (snapshot: CheckoutSnapshot, lineIds: readonly string[]) =>
  selectPackages(snapshot).map(({ packageNumber, rates, selected }) => ({
    id: `package_${packageNumber}`,
    line_item_ids: lineIds,
    options: rates
      .filter((rate) => !isPickupRate(rate))
      .map(({ shippingCode, label, carrier, amount }) => ({
        id: shippingCode,
        title: label,
        carrier,
        totals: [{ type: 'total', amount }],
      })),
    selected_option_id: selected?.shippingCode ?? null,
  }));

/** The shipping method; packages are combined for a platform that does not show them separately. */
const shippingMethod = (snapshot: CheckoutSnapshot, lineIds: readonly string[], showsPackages: boolean) => {
  const method = { id: 'shipping', type: 'shipping' };
  if (isCollected(snapshot)) return { ...method, ...notChosen, destinations: [], groups: [] };
  const { shippingAddress } = snapshot.context;
  const hasAddress = shippingAddress.street.length > 0 || shippingAddress.postcode !== '';
  return {
    ...method,
    line_item_ids: lineIds,
    destinations: hasAddress ? [destinationDocument(shippingAddress)] : [],
    selected_destination_id: hasAddress ? 'destination_1' : null,
    groups:
      showsPackages || selectPackages(snapshot).length < 2
        ? packageGroups(snapshot, lineIds)
        : [groupOfAll(snapshot, lineIds)],
  };
};

/**
 * The pickup locations of a site. The protocol's schema distinguishes a location from an address only by its not being
 * a valid address, hence `street_address` null.
 */
const locationsOf = ({ pickup }: Pick<Site, 'pickup'>) => {
  if (pickup === undefined) return [];
  const name = [...pickup.street, pickup.city].join(', ');
  return [{ id: locationId, name, street_address: null, address: postalAddressOf(pickup) }];
};

/** The whole order in one group, regardless of its packages, because it is picked up at once. */
const collectionGroup = (rates: readonly ShippingRate[], lineIds: readonly string[], isChosen: boolean) => {
  const [rate] = rates;
  if (rate === undefined) return [];
  const totals = [{ type: 'total', amount: sum(rates.map(({ amount }) => amount)) }];
  const options = [{ id: pickupCode, title: rate.label, totals }];
  return [{ id: 'collection', line_item_ids: lineIds, options, selected_option_id: isChosen ? pickupCode : null }];
};

/** Pickup at the site's location. @param rates one per package */
export const pickupMethod = (
  site: Pick<Site, 'pickup'>,
  lineIds: readonly string[],
  { isChosen, rates }: { readonly isChosen: boolean; readonly rates: readonly ShippingRate[] },
) => ({
  id: 'pickup',
  type: 'pickup',
  ...(isChosen ? { line_item_ids: lineIds, selected_destination_id: locationId } : notChosen),
  destinations: locationsOf(site),
  groups: collectionGroup(rates, lineIds, isChosen),
});

/** A text stating that an order with shipping could be picked up. */
const collectionHint = ({ pickup }: Pick<Site, 'pickup'>, lineIds: readonly string[]) =>
  pickup && {
    type: 'pickup',
    line_item_ids: lineIds,
    description: `This order can be collected at ${pickupAddressLines(pickup).join(', ')}`,
  };

interface DeliveryFacts {
  /** The pickup rates, one per package; empty if pickup is not possible. */
  readonly pickupRates: readonly ShippingRate[];
  readonly showsPackages: boolean;
}

/** The shipping method, and pickup if it is possible; undefined if nothing is shipped. */
export const fulfillmentDocument = (
  snapshot: CheckoutSnapshot,
  { pickupRates: rates, showsPackages }: DeliveryFacts,
) => {
  if (selectIsVirtual(snapshot)) return {};
  const { site, cart } = snapshot.context;
  const lineIds = cart.items.map(({ listItemId }) => listItemId);
  const shipping = shippingMethod(snapshot, lineIds, showsPackages);
  if (rates.length === 0) return { fulfillment: { methods: [shipping] } };
  const isChosen = isCollected(snapshot);
  const hint = isChosen ? undefined : collectionHint(site, lineIds);
  return {
    fulfillment: {
      methods: [shipping, pickupMethod(site, lineIds, { isChosen, rates })],
      ...(hint && { available_methods: [hint] }),
    },
  };
};
