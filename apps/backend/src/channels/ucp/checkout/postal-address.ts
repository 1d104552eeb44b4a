import type { PickupAddress } from '@ironcart/core/shipping';

/** A place in the protocol's format; empty parts are omitted. */
export const postalAddressOf = ({ street, apartment, city, region, postcode, countryId }: PickupAddress) =>
  Object.fromEntries(
    Object.entries({
      street_address: street.join(', '),
      extended_address: apartment ?? '',
      address_locality: city,
      address_region: region,
      postal_code: postcode,
      address_country: countryId,
    }).filter(([, value]) => value !== ''),
  );
