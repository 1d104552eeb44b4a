import type { WireSessionEvent } from '@ironcart/api/contract';
import { type CheckoutSnapshot, selectIsVirtual, selectPackages } from '@ironcart/checkout-machines';
import { pickupCode } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import {
  allPackages,
  type CheckoutDetails,
  type Instrument,
  type Method,
  type PostalAddress,
} from './checkout-request.ts';
import { collectEvents, isCollected, shipEvents } from './collection.ts';

type TypedAddress = Extract<WireSessionEvent, { type: 'shippingAddress.changed' }>['address'];

const someOf = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A two-letter country code; for invalid ones, checkout reports that it does not ship there. */
const countryOf = (text: string | undefined, site: Site): string | undefined => {
  if (text === undefined) return undefined;
  const code = text.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? code : code === 'USA' ? 'US' : site.defaultCountry;
};

const placeOf = (address: PostalAddress, site: Site): TypedAddress => {
  const { street_address: street, address_country: country } = address;
  const region = address.address_region?.replace(/^[A-Z]{2}-(?=[A-Z0-9]{1,3}$)/, '');
  const countryId = countryOf(country, site);
  return {
    ...someOf({
      firstname: address.first_name,
      lastname: address.last_name,
      telephone: address.phone_number,
      apartment: address.extended_address,
      city: address.address_locality,
      postcode: address.postal_code,
      region,
    }),
    ...(street === undefined ? {} : { street: [street] }),
    ...(countryId === undefined ? {} : { countryId }),
  };
};

const contactOf = ({ buyer }: CheckoutDetails): TypedAddress =>
  someOf({
    firstname: buyer.first_name,
    lastname: buyer.last_name,
    telephone: buyer.phone_number,
    email: buyer.email,
  });

/** The destination of a fulfilment method: the selected one, otherwise the first. */
const destinationOf = ({ destinations = [], selected_destination_id: selected }: Method): PostalAddress | undefined =>
  destinations.find(({ id }) => id !== undefined && id === selected) ?? destinations[0];

const rateEvents = ({ groups = [] }: Method): readonly WireSessionEvent[] =>
  groups.flatMap(({ id, selected_option_id: shippingCode }): readonly WireSessionEvent[] => {
    const packageNumber = Number(/^package_([1-9]\d{0,2})$/.exec(id)?.[1] ?? Number.NaN);
    // Pickup is a separate method of the protocol, not a shipping rate.
    return shippingCode && shippingCode !== pickupCode && Number.isSafeInteger(packageNumber)
      ? [{ type: 'shippingRate.chosen', packageNumber, shippingCode }]
      : [];
  });

/**
 * Applies the option that a platform chose for all packages to each package of the quote with a different selection.
 */
export const choiceForAll = (method: Method | undefined, snapshot: CheckoutSnapshot): readonly WireSessionEvent[] => {
  const { groups = [], type } = method ?? {};
  const code = groups.find(({ id }) => id === allPackages)?.selected_option_id;
  if (type !== 'shipping' || !code || code === pickupCode) return [];
  const { requestedCodes } = snapshot.context;
  return selectPackages(snapshot)
    .filter(({ packageNumber }) => requestedCodes[packageNumber] !== code)
    .map(({ packageNumber }) => ({ type: 'shippingRate.chosen', packageNumber, shippingCode: code }));
};

/** The payment instrument: the selected one, otherwise the first. */
export const instrumentOf = ({
  instruments,
}: {
  readonly instruments: readonly Instrument[];
}): Instrument | undefined => instruments.find(({ selected }) => selected) ?? instruments[0];

/** Events for the billing address of an instrument, if it has one. */
export const billingEvents = (
  instrument: Instrument | undefined,
  site: Site,
  isVirtual: boolean,
): readonly WireSessionEvent[] => {
  const address = instrument?.billing_address;
  if (!address) return [];
  const changed: WireSessionEvent = { type: 'billingAddress.changed', address: placeOf(address, site) };
  return isVirtual ? [changed] : [{ type: 'billing.sameAsShipping', isSame: false }, changed];
};

type TypedPlace = Extract<WireSessionEvent['type'], 'shippingAddress.changed' | 'billingAddress.changed'>;

const addressEvents = (type: TypedPlace, address: TypedAddress): readonly WireSessionEvent[] =>
  Object.keys(address).length === 0 ? [] : [{ type, address }];

/** The buyer, and the destination of the shipping method. */
const addressOf = (details: CheckoutDetails, method: Method | undefined, site: Site): TypedAddress => {
  const destination = method?.type === 'shipping' ? destinationOf(method) : undefined;
  if (destination === undefined) return contactOf(details);
  // The destination's names take precedence for the parcel.
  const named = someOf({ firstname: destination.first_name, lastname: destination.last_name });
  return { ...placeOf(destination, site), ...contactOf(details), ...named };
};

/**
 * Converts an agent's details to checkout events: shipping or pickup, destination, buyer and rates. These are the same
 * events as a person's; for an order that is not shipped, the buyer is in the billing address.
 */
export const detailEvents = (
  details: CheckoutDetails,
  snapshot: CheckoutSnapshot,
  method: Method | undefined,
): readonly WireSessionEvent[] => {
  const { site } = snapshot.context;
  const isVirtual = selectIsVirtual(snapshot);
  const address = addressOf(details, method, site);
  const billed = billingEvents(instrumentOf(details.payment), site, isVirtual);
  if (isVirtual) return [...addressEvents('billingAddress.changed', address), ...billed];
  const shipped = addressEvents('shippingAddress.changed', address);
  const wasCollected = isCollected(snapshot);
  if (method?.type === 'pickup' || (method === undefined && wasCollected)) {
    const chosen = method === undefined ? [] : collectEvents(site);
    return [...chosen, ...shipped, ...addressEvents('billingAddress.changed', address), ...billed];
  }
  if (method === undefined) return [...shipped, ...billed];
  return [...(wasCollected ? shipEvents(snapshot) : []), ...shipped, ...billed, ...rateEvents(method)];
};
