import type { Address } from '@ironcart/core/address';
import type { Site } from '@ironcart/core/site';
import { answerHeader, dataHeader, dataParameter } from '../data/data-protocol.ts';

const routeId = 'address';

const formOf = (address: Address): URLSearchParams => {
  const form = new URLSearchParams({ intent: 'save' });
  const { firstname, lastname, telephone, email, city, postcode, region, countryId } = address;
  const { company = '', apartment = '', vatNumber = '', eoriNumber = '' } = address;
  const texts = { firstname, lastname, telephone, email, city, postcode, region, countryId };
  for (const [name, text] of Object.entries({ ...texts, company, apartment, vatNumber, eoriNumber })) {
    form.set(name, text);
  }
  for (const line of address.street) form.append('street', line);
  return form;
};

/**
 * Adds an address to the customer's address book through the account page's form.
 * @throws Error if the store did not accept it
 */
export const saveAddressOn = async ({ basePath }: Pick<Site, 'basePath'>, address: Address): Promise<void> => {
  const response = await fetch(`${basePath}/account/address?${dataParameter}=${routeId}`, {
    method: 'POST',
    headers: { [dataHeader]: routeId },
    body: formOf(address),
  });
  // Success redirects to the address book; a value contains errors.
  if (!response.ok || response.headers.has(answerHeader)) throw new Error('The address was not taken.');
};
