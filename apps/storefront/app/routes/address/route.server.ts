import { isApiError } from '@ironcart/api/client';
import {
  type Address,
  type AddressSuggestion,
  type Places,
  suggestAddress,
  validateAddressIn,
} from '@ironcart/core/address';
import { firstMessages } from '@ironcart/core/forms';
import { type AddressBookPorts, saveAddress } from '@ironcart/shop-machines';
import { data, redirect } from 'react-router';
import type { AddressAnswer } from '../../account/AddressForm.tsx';
import { addressBookPorts } from '../../account/address-book-ports.ts';
import { addressFromForm } from '../../account/address-from-form.ts';
import { readPlaces } from '../../account/read-places.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import { cardNumberErrors } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Your addresses', isPrivate: true };

/** The default addresses of checkout first, then the others in the order in which they were saved. */
const defaultsFirst = (addresses: readonly Address[]): readonly Address[] =>
  addresses.toSorted((one, other) => defaultsOf(other) - defaultsOf(one));

const defaultsOf = ({ isDefaultShipping, isDefaultBilling }: Address): number =>
  Number(isDefaultShipping ?? false) * 2 + Number(isDefaultBilling ?? false);

/** The address book; `?edit=` opens one address (or `new`), `?country=` chooses the form's country. */
export const loader = async ({ context }: RouteArgs) => {
  const customer = await requireCustomer(context);
  const editing = context.url.searchParams.get('edit');
  const edited = customer.addresses.find(({ _id }) => _id === editing);
  return {
    head,
    addresses: defaultsFirst(customer.addresses),
    editing: editing === 'new' || edited !== undefined ? editing : null,
    edited,
    ...(await readPlaces(context, edited?.countryId)),
  };
};

/** The free-text fields of an address. */
const addressFields = ['firstname', 'lastname', 'company', 'street', 'city', 'telephone'] as const;

const suggestionFor = (address: Address, places: Places): AddressSuggestion | undefined => {
  const country = places.countries.find(({ alpha2 }) => alpha2 === address.countryId);
  const suggestion = suggestAddress(address, country);
  return validateAddressIn(suggestion.address, places).length === 0 ? suggestion : undefined;
};

const save = async (
  context: RequestContext,
  form: FormData,
  ports: AddressBookPorts,
): Promise<AddressAnswer | undefined> => {
  const { api } = context;
  const address = addressFromForm(form);
  const places: Places = { countries: await api.site.countries(), regions: [] };
  const errors = firstMessages(validateAddressIn(address, places));
  if (Object.keys(errors).length > 0) {
    return { address, errors, message: undefined, suggestion: suggestionFor(address, places) };
  }
  try {
    await saveAddress(address, ports);
    return undefined;
  } catch (thrown) {
    const errors = cardNumberErrors(thrown, addressFields);
    if (errors !== undefined) return { address, errors, message: undefined };
    if (!isApiError(thrown, 'invalid_address')) throw thrown;
    return { address, errors: {}, message: thrown.message };
  }
};

export const action = async ({ request, context }: RouteArgs): Promise<AddressAnswer> => {
  const { addresses } = await requireCustomer(context);
  const { customer } = context.api;
  const ports = addressBookPorts(context, new Set(addresses.map(({ _id }) => _id)));
  const form = await request.formData();
  const intent = String(form.get('intent'));
  const id = String(form.get('addressId') ?? '');
  const known = addresses.find(({ _id }) => _id === id);
  if (intent === 'remove') await customer.removeAddress(id);
  else if (intent === 'defaultShipping') {
    // An address that was removed in the meantime is missing from the returned list.
    if (known)
      await saveAddress(known, { ...ports, save: () => customer.updateAddress(id, { isDefaultShipping: true }) });
  } else if (intent === 'defaultBilling') await customer.updateAddress(id, { isDefaultBilling: true });
  else if (intent === 'save') {
    const answer = await save(context, form, ports);
    if (answer !== undefined) return answer;
  } else throw data({ code: 'unknown_intent' }, { status: 400 });
  throw redirect('/account/address');
};
