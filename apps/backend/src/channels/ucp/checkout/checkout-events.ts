import type { WireSessionEvent } from '@ironcart/api/contract';
import type { Site } from '@ironcart/core/site';
import type { CheckoutDetails, Instrument, PostalAddress } from './checkout-request.ts';

type TypedAddress = Extract<WireSessionEvent, { type: 'shippingAddress.changed' }>['address'];

const someOf = (fields: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));

/** A country's code of two letters; what is none is left to checkout, which says that it does not ship there. */
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

/** The destination that is chosen: the selected one, otherwise the first. */
const destinationOf = ({ fulfillment }: CheckoutDetails): PostalAddress | undefined => {
  const shipping = fulfillment.methods.find(({ type }) => type !== 'pickup');
  const { destinations = [], selected_destination_id: selected } = shipping ?? {};
  return destinations.find(({ id }) => id !== undefined && id === selected) ?? destinations[0];
};

const rateEvents = ({ fulfillment }: CheckoutDetails): readonly WireSessionEvent[] =>
  fulfillment.methods
    .flatMap(({ groups = [] }) => groups)
    .flatMap(({ id, selected_option_id: shippingCode }): readonly WireSessionEvent[] => {
      const packageNumber = Number(/^package_([1-9]\d{0,2})$/.exec(id)?.[1] ?? Number.NaN);
      return shippingCode && Number.isSafeInteger(packageNumber)
        ? [{ type: 'shippingRate.chosen', packageNumber, shippingCode }]
        : [];
    });

/** The instrument to pay with: the selected one, otherwise the first. */
export const instrumentOf = ({
  instruments,
}: {
  readonly instruments: readonly Instrument[];
}): Instrument | undefined => instruments.find(({ selected }) => selected) ?? instruments[0];

/** The billing address of an instrument, if it has one. */
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

/**
 * What an agent says, as events of checkout: where it is shipped, who buys, and the rates. The same events as a person's; an
 * order without shipping has the buyer in its billing address.
 */
export const detailEvents = (details: CheckoutDetails, site: Site, isVirtual: boolean): readonly WireSessionEvent[] => {
  const destination = destinationOf(details);
  const address = { ...(destination ? placeOf(destination, site) : {}), ...contactOf(details) };
  // The destination's own names are those on the parcel.
  const named = destination
    ? { ...address, ...someOf({ firstname: destination.first_name, lastname: destination.last_name }) }
    : address;
  const type = isVirtual ? 'billingAddress.changed' : 'shippingAddress.changed';
  return [
    ...(Object.keys(named).length === 0 ? [] : [{ type, address: named } as const]),
    ...billingEvents(instrumentOf(details.payment), site, isVirtual),
    ...rateEvents(details),
  ];
};
