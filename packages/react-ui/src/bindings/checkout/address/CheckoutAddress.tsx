import { shippableRegions } from '@ironcart/core/site';
import { AddressChoice } from '../../../checkout/AddressChoice.tsx';
import { AddressLayout } from '../../../checkout/AddressFields.tsx';
import { Checkbox } from '../../../primitives/Checkbox.tsx';
import { sameJson } from '../../same-json.ts';
import { useSelector } from '../../use-selector.ts';
import styles from '../checkout.module.css';
import { useCheckout } from '../checkout-context.ts';
import { chosenAddressId, countriesOf, namePrefixOf } from './address-form.ts';
import { BoundAddressField } from './BoundAddressField.tsx';
import { blankAddress } from './blank-address.ts';
import type { useAddressErrors } from './use-address-errors.ts';
import { useAddressSuggestion } from './use-address-suggestion.ts';
import { type OnRegionsNeeded, useRegionsOf } from './use-regions-of.ts';

/** A suggested better notation of the address. */
const Suggestion = ({ section }: Pick<CheckoutAddressProps['errors'], 'section'>) => {
  const actor = useCheckout();
  const found = useAddressSuggestion(actor, section);
  return (
    found && (
      <found.Notice
        suggestion={found.suggestion}
        onTake={() => actor.send({ type: `${section}Address.changed`, address: found.suggestion.address })}
      />
    )
  );
};

export interface CheckoutAddressProps {
  readonly errors: ReturnType<typeof useAddressErrors>;
  readonly onRegionsNeeded?: OnRegionsNeeded | undefined;
}

/** An address of the order: one of the customer's address book, or fields whose content can be saved there. */
export const CheckoutAddress = ({ errors, onRegionsNeeded }: CheckoutAddressProps) => {
  const { section } = errors;
  const isShipping = section === 'shipping';
  const address = `${section}Address` as const;
  const actor = useCheckout();
  const site = useSelector(actor, ({ context }) => context.site);
  const savedAddresses = useSelector(actor, ({ context }) => context.savedAddresses);
  const countries = useSelector(actor, ({ context }) => countriesOf(context, section), sameJson);
  const isGuest = useSelector(actor, ({ context }) => context.customer === undefined);
  const isKept = useSelector(actor, ({ context }) => context.keeps[section]);
  const chosenId = useSelector(actor, ({ context }) => chosenAddressId(context, section));
  const countryId = useSelector(actor, ({ context }) => context[address].countryId || context.site.defaultCountry);
  const hasVatNumber = useSelector(actor, ({ context }) => Boolean(context[address].vatNumber));
  const inCountry = useRegionsOf(countryId, onRegionsNeeded);
  const enterAnother = () => {
    const before = actor.getSnapshot().context[address];
    actor.send({ type: `${address}.changed`, address: blankAddress(before, countries, site.defaultCountry) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the choice inside is already a fieldset with a legend.
    <div
      ref={errors.group}
      className={styles.address}
      role="group"
      aria-label={isShipping ? 'Shipping address' : 'Billing address'}
      onBlur={errors.onBlur}
    >
      {savedAddresses.length > 0 && (
        <AddressChoice
          legend={isShipping ? 'Ship to' : 'Bill to'}
          name={`${section}-saved-address`}
          addresses={savedAddresses}
          chosenId={chosenId}
          onChoose={(picked) => {
            if (picked === '') enterAnother();
            else actor.send({ type: 'address.picked', section, id: picked });
          }}
        />
      )}
      {chosenId === '' && (
        <>
          <AddressLayout
            countryId={countryId}
            countries={countries}
            regions={isShipping ? shippableRegions(site, inCountry) : inCountry}
            section={section}
            namePrefix={namePrefixOf(section)}
            hasVatNumber={site.showsTaxExclusivePrice}
            hasEoriNumber={site.showsTaxExclusivePrice && hasVatNumber}
          >
            {(shape) => <BoundAddressField key={shape.field} shape={shape} errors={errors} />}
          </AddressLayout>
          <Suggestion section={section} />
          {!isGuest && (
            <Checkbox
              name={`${section}-keep-address`}
              label="Save this address to my address book"
              checked={isKept}
              onCheckedChange={(keeps) => actor.send({ type: 'address.keep', section, isKept: keeps })}
            />
          )}
        </>
      )}
    </div>
  );
};
