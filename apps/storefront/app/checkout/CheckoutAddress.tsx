import { type Address, type Country, shippableRegions } from '@ironcart/core';
import { AddressChoice, AddressFields } from '@ironcart/react-ui';
import { useSelector } from '@xstate/react';
import { addressDraft } from '../account/address-draft.ts';
import { addressPatch } from './address-patch.ts';
import { useCheckout } from './checkout-context.ts';
import type { useAddressErrors } from './use-address-errors.ts';
import { useRegionsOf } from './use-regions-of.ts';

export interface CheckoutAddressProps {
  readonly section: 'shipping' | 'billing';
  readonly address: Address;
  readonly countries: readonly Country[];
  readonly saved: readonly Address[];
  readonly hasEmail: boolean;
  readonly errors: ReturnType<typeof useAddressErrors>;
}

const blankOf = (address: Address): Partial<Address> => ({
  _id: undefined,
  street: [],
  city: '',
  postcode: '',
  region: '',
  company: undefined,
  apartment: undefined,
  countryId: address.countryId,
});

/** An address of the order: one of the customer's saved ones, or fields. */
export const CheckoutAddress = ({ section, address, countries, saved, hasEmail, errors }: CheckoutAddressProps) => {
  const actor = useCheckout();
  const site = useSelector(actor, ({ context }) => context.site);
  const inCountry = useRegionsOf(address.countryId);
  const change = (patch: Partial<Address>) => actor.send({ type: `${section}Address.changed`, address: patch });
  const chosenId = saved.some(({ _id }) => _id === address._id) ? (address._id ?? '') : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the choice inside is a fieldset of its own, with its own legend.
    <div
      ref={errors.group}
      role="group"
      aria-label={section === 'shipping' ? 'Shipping address' : 'Billing address'}
      onBlur={errors.onBlur}
    >
      {saved.length > 0 && (
        <AddressChoice
          legend={section === 'shipping' ? 'Ship to' : 'Bill to'}
          name={`${section}-saved-address`}
          addresses={saved}
          chosenId={chosenId}
          onChoose={(id) => change(saved.find(({ _id }) => _id === id) ?? blankOf(address))}
        />
      )}
      {chosenId === '' && (
        <AddressFields
          value={addressDraft(address, site.defaultCountry)}
          errors={errors.errors}
          countries={countries}
          regions={section === 'shipping' ? shippableRegions(site, inCountry) : inCountry}
          section={section}
          namePrefix={section === 'billing' ? 'billing-' : ''}
          hasEmail={hasEmail}
          hasVatNumber={site.showsTaxExclusivePrice}
          onFieldChange={(field, text) => change(addressPatch(field, text))}
        />
      )}
    </div>
  );
};
