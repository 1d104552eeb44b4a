import type { BookAddress } from '@ironcart/api/codec';
import { type Address, emptyAddress } from '@ironcart/core/address';
import { expect, it } from 'vitest';
import { type AddressBookPorts, saveAddress } from './save-address.ts';

const recording = (save: AddressBookPorts['save']) => {
  const done: unknown[] = [];
  const ports: AddressBookPorts = {
    save,
    setShipToCountry: (countryId) => done.push(`ship to ${countryId}`),
    track: (event) => done.push(event),
  };
  return { done, ports };
};

const kept = async (address: Address): Promise<BookAddress> => ({ ...address, _id: 'address-1' });
const toronto: Address = { ...emptyAddress('CA'), city: 'Toronto' };

it('new default shipping address sets the country of the store, and the change is tracked [S4-address-05] [S4-address-06]', async () => {
  const { done, ports } = recording(kept);
  expect(await saveAddress({ ...toronto, isDefaultShipping: true }, ports)).toMatchObject({ _id: 'address-1' });
  expect(done).toEqual(['ship to CA', { name: 'default_shipping_address_set', countryId: 'CA' }]);
});

it('other address, or a failed save, neither sets the country of the store nor is tracked [S4-address-05] [S4-address-06]', async () => {
  const other = recording(kept);
  await saveAddress({ ...toronto, isDefaultBilling: true }, other.ports);
  const failing = recording(() => Promise.reject(new Error('no_response')));
  await expect(saveAddress({ ...toronto, isDefaultShipping: true }, failing.ports)).rejects.toThrow('no_response');
  expect([other.done, failing.done]).toEqual([[], []]);
});
