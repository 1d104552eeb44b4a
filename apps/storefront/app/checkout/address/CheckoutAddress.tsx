import type { AddressSection } from '@ironcart/checkout-machines';
import type { Address, Country } from '@ironcart/core/address';
import { shippableRegions } from '@ironcart/core/site';
import { AddressChoice, AddressFields, Checkbox } from '@ironcart/react-ui';
import { addressDraft } from '../../account/address-draft.ts';
import styles from '../checkout.module.css';
import { useCheckout } from '../checkout-context.ts';
import { useSelector } from '../use-selector.ts';
import { addressPatch } from './address-patch.ts';
import { blankAddress } from './blank-address.ts';
import type { useAddressErrors } from './use-address-errors.ts';
import { useAddressSuggestion } from './use-address-suggestion.ts';
import { useRegionsOf } from './use-regions-of.ts';

export interface CheckoutAddressProps {
  readonly section: AddressSection;
  readonly countries: readonly Country[];
  readonly errors: ReturnType<typeof useAddressErrors>;
}

/** An address of the order: one of the customer's book, or fields that can go into it. */
export const CheckoutAddress = ({ section, countries, errors }: CheckoutAddressProps) => {
  const actor = useCheckout();
  const address = useSelector(actor, ({ context }) => context[`${section}Address`]);
  const { site, customer, savedAddresses, keeps } = useSelector(actor, ({ context }) => context);
  const inCountry = useRegionsOf(address.countryId);
  const found = useAddressSuggestion(address, countries, inCountry, errors.isValid);
  const change = (patch: Partial<Address>) => actor.send({ type: `${section}Address.changed`, address: patch });
  const chosenId = savedAddresses.some(({ _id }) => _id === address._id) ? (address._id ?? '') : '';
  return (
    // biome-ignore lint/a11y/useSemanticElements: the choice inside is a fieldset of its own, with its own legend.
    <div
      ref={errors.group}
      className={styles.address}
      role="group"
      aria-label={section === 'shipping' ? 'Shipping address' : 'Billing address'}
      onBlur={errors.onBlur}
    >
      {savedAddresses.length > 0 && (
        <AddressChoice
          legend={section === 'shipping' ? 'Ship to' : 'Bill to'}
          name={`${section}-saved-address`}
          addresses={savedAddresses}
          chosenId={chosenId}
          onChoose={(id) => {
            if (id === '') change(blankAddress(address, countries, site.defaultCountry));
            else actor.send({ type: 'address.picked', section, id });
          }}
        />
      )}
      {chosenId === '' && (
        <>
          <AddressFields
            value={addressDraft(address, site.defaultCountry)}
            errors={errors.errors}
            countries={countries}
            regions={section === 'shipping' ? shippableRegions(site, inCountry) : inCountry}
            section={section}
            namePrefix={section === 'billing' ? 'billing-' : ''}
            hasVatNumber={site.showsTaxExclusivePrice}
            hasEoriNumber={site.showsTaxExclusivePrice && Boolean(address.vatNumber)}
            onFieldChange={(field, text) => change(addressPatch(field, text))}
          />
          {found && <found.Notice suggestion={found.suggestion} onTake={() => change(found.suggestion.address)} />}
          {customer !== undefined && (
            <Checkbox
              name={`${section}-keep-address`}
              label="Save this address to my address book"
              checked={keeps[section]}
              onCheckedChange={(isKept) => actor.send({ type: 'address.keep', section, isKept })}
            />
          )}
        </>
      )}
    </div>
  );
};
