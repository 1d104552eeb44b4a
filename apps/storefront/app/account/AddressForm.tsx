import type { Address, AddressField, AddressSuggestion, Country, CountryCode, Region } from '@ironcart/core/address';
import {
  AddressFields,
  AddressSuggestionNotice,
  addressDraft,
  Button,
  ButtonLink,
  Checkbox,
  IntentForm,
  Notice,
} from '@ironcart/react-ui';
import { useState } from 'react';
import styles from './AddressForm.module.css';

/** Validation errors of the address form, by field. */
export interface AddressAnswer {
  /** The address as typed, so that a page without scripts can show it again. */
  readonly address: Address;
  readonly errors: Readonly<Partial<Record<AddressField, string>>>;
  readonly message: string | undefined;
  /** A spelling of the address that would be accepted, if it does not change the meaning. */
  readonly suggestion?: AddressSuggestion | undefined;
}

export interface AddressFormProps {
  /** The page that shows the form: its errors come back to it. */
  readonly action: string;
  /** undefined: a new address. */
  readonly address: Address | undefined;
  /** Default values of a new address. */
  readonly owner: Pick<Address, 'email' | 'firstname' | 'lastname'>;
  readonly countries: readonly Country[];
  /** Subdivisions of the form's country. */
  readonly regions: readonly Region[];
  readonly countryId: CountryCode;
  readonly answer: AddressAnswer | undefined;
  readonly isBusy: boolean;
  readonly onCountryChange: (country: CountryCode) => void;
}

/** A form for an address of the address book, to add or to change. */
export const AddressForm = (props: AddressFormProps) => {
  const { action, address, owner, countries, regions, countryId, answer, isBusy, onCountryChange } = props;
  const [draft, setDraft] = useState(() => addressDraft(address ?? owner, countryId));
  const { email: emailError, ...errors } = answer?.errors ?? {};
  const { suggestion } = answer ?? {};
  return (
    <IntentForm className={styles.form} target={{ action, fields: { intent: 'save', email: draft.email } }}>
      {address?._id !== undefined && <input type="hidden" name="_id" value={address._id} />}
      {(answer?.message ?? emailError) && (
        <Notice tone="error" isAnnounced>
          {answer?.message ?? emailError}
        </Notice>
      )}
      {suggestion && (
        <AddressSuggestionNotice
          suggestion={suggestion}
          onTake={() => setDraft(addressDraft(suggestion.address, countryId))}
        />
      )}
      <AddressFields
        value={draft}
        errors={errors}
        countries={countries}
        regions={regions.filter((region) => region.countryId === draft.countryId)}
        section="shipping"
        onFieldChange={(field, text) => {
          setDraft((current) => ({ ...current, [field]: text, ...(field === 'countryId' ? { region: '' } : {}) }));
          if (field === 'countryId') onCountryChange(text);
        }}
      />
      <div className={styles.defaults}>
        <Checkbox
          name="isDefaultShipping"
          label="Ship here unless I say otherwise"
          defaultChecked={address?.isDefaultShipping ?? false}
        />
        <Checkbox
          name="isDefaultBilling"
          label="Bill here unless I say otherwise"
          defaultChecked={address?.isDefaultBilling ?? false}
        />
      </div>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Save address
        </Button>
        <ButtonLink variant="quiet" href="/account/address">
          Cancel
        </ButtonLink>
      </div>
    </IntentForm>
  );
};
