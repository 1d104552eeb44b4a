import type { BookAddress } from '@ironcart/api/codec';
import type { Address, CountryCode } from '@ironcart/core';

/** What saving an address needs from outside. Calls reject with an error that carries a `code`. */
export interface AddressBookPorts {
  /** Updates the address where its `_id` is in the book, else adds it (S4-address-01, -02). */
  save(address: Address): Promise<BookAddress>;
  /** From now on the store ships there unless the shopper says otherwise. */
  setShipToCountry(countryId: CountryCode): void;
  /** Tells whoever counts what shoppers do; the event's name is not shown. */
  track(event: { readonly name: 'default_shipping_address_set'; readonly countryId: CountryCode }): void;
}

/**
 * Saves an address of the book. A new default for shipping moves the ship-to country there (S4-address-05) and is
 * tracked (S4-address-06), once the backend has it.
 * @throws what `save` rejects with; nothing has changed then
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
