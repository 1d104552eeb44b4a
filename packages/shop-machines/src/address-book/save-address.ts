import type { BookAddress } from '@ironcart/api/codec';
import type { Address, CountryCode } from '@ironcart/core/address';
import type { AnalyticsEvent } from '@ironcart/core/visitor';

/** The ports of `saveAddress`. Calls reject with an error that has a `code`. */
export interface AddressBookPorts {
  /** Updates the address if its `_id` is in the address book, otherwise adds it (S4-address-01, -02). */
  save(address: Address): Promise<BookAddress>;
  /** Changes the shopper's ship-to country. */
  setShipToCountry(countryId: CountryCode): void;
  /** Reports an event to analytics; this one is not shown to the shopper. */
  track(event: Extract<AnalyticsEvent, { readonly name: 'default_shipping_address_set' }>): void;
}

/**
 * Saves an address in the address book. Once the backend has stored a new shipping default, changes the ship-to country
 * to that of the address (S4-address-05) and tracks the event (S4-address-06).
 * @throws the error of `save`; then nothing has changed
 */
export const saveAddress = async (address: Address, ports: AddressBookPorts): Promise<BookAddress> => {
  const saved = await ports.save(address);
  if (saved.isDefaultShipping) {
    const { countryId } = saved;
    ports.setShipToCountry(countryId);
    ports.track({ name: 'default_shipping_address_set', countryId });
  }
  return saved;
};
