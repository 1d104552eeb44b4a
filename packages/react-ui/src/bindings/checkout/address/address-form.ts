import type { AddressSection, CheckoutEvent, CheckoutSnapshot } from '@ironcart/checkout-machines';
import type { Address } from '@ironcart/core/address';
import type { AddressFieldName } from '../../../checkout/AddressField.tsx';
import { addressDraft } from '../../../checkout/address-draft.ts';
import type { PostedForm } from '../form/posted-form.ts';
import { addressPatch } from './address-patch.ts';
import { blankAddress } from './blank-address.ts';

type Context = CheckoutSnapshot['context'];

/** The countries that an address can be in. */
export const countriesOf = (
  { countries, site }: Pick<Context, 'countries' | 'site'>,
  section: AddressSection,
): Context['countries'] =>
  section === 'billing' ? countries : countries.filter(({ alpha2 }) => site.shipTo.includes(alpha2));

/** The prefix of the names of an address's fields. */
export const namePrefixOf = (section: AddressSection): string => (section === 'shipping' ? '' : 'billing-');

/** The id of the selected address in the customer's address book; '' for an address in the fields. */
export const chosenAddressId = (
  context: Pick<Context, 'savedAddresses' | 'shippingAddress' | 'billingAddress'>,
  section: AddressSection,
): string => {
  const { _id } = context[`${section}Address`];
  return context.savedAddresses.some((saved) => saved._id === _id) ? (_id ?? '') : '';
};

/** The values entered in an address's fields. */
const typedIn = (form: PostedForm, section: AddressSection, context: Context): Partial<Address> => {
  const shown = addressDraft(context[`${section}Address`], context.site.defaultCountry);
  const countries = countriesOf(context, section);
  return Object.fromEntries(
    Object.entries(shown).flatMap(([name, before]) => {
      const field = name as AddressFieldName;
      const text = form.get(`${namePrefixOf(section)}${field}`);
      if (field === 'email' || text === undefined || text === before) return [];
      if (field === 'countryId' && countries.every(({ alpha2 }) => alpha2 !== text)) return [];
      return Object.entries(addressPatch(field, text));
    }),
  );
};

/** The changes of an address in a posted form: another saved address, or the entered fields. */
export const addressChanges = (
  form: PostedForm,
  section: AddressSection,
  { context }: CheckoutSnapshot,
): readonly CheckoutEvent[] => {
  const chosen = chosenAddressId(context, section);
  const picked = form.get(`${section}-saved-address`) ?? chosen;
  const isFieldShown = chosen === '' && form.has(`${namePrefixOf(section)}firstname`);
  if (picked !== chosen) {
    if (context.savedAddresses.some(({ _id }) => _id === picked))
      return [{ type: 'address.picked', section, id: picked }];
    if (picked !== '') return [];
    const before = context[`${section}Address`];
    const address = blankAddress(before, countriesOf(context, section), context.site.defaultCountry);
    return [{ type: `${section}Address.changed`, address }];
  }
  if (!isFieldShown) return [];
  const address = typedIn(form, section, context);
  const isKept = form.has(`${section}-keep-address`);
  return [
    ...(Object.keys(address).length > 0 ? [{ type: `${section}Address.changed` as const, address }] : []),
    ...(context.customer !== undefined && isKept !== context.keeps[section]
      ? [{ type: 'address.keep' as const, section, isKept }]
      : []),
  ];
};
