import { addressLabel, type Country, type Region } from '@ironcart/core/address';
import { EmailField } from '../primitives/EmailField.tsx';
import { SelectField } from '../primitives/SelectField.tsx';
import { TextField, type TextFieldProps } from '../primitives/TextField.tsx';
import styles from './AddressFields.module.css';

export type AddressFieldName =
  | 'email'
  | 'firstname'
  | 'lastname'
  | 'telephone'
  | 'company'
  | 'countryId'
  | 'street'
  | 'apartment'
  | 'city'
  | 'region'
  | 'postcode'
  | 'vatNumber'
  | 'eoriNumber';

/** An address as entered: every field is text. */
export type AddressDraft = Readonly<Record<AddressFieldName, string>>;

export interface AddressFieldsProps {
  readonly value: AddressDraft;
  readonly errors?: Readonly<Partial<Record<AddressFieldName, string>>> | undefined;
  readonly countries: readonly Country[];
  /**
   * The selected country's subdivisions. If empty, the region is a text field, shown if the country requires a region
   * and always for billing.
   */
  readonly regions: readonly Region[];
  /** The kind of address: for autofill, and because billing addresses always have a region (S5-address-08). */
  readonly section: 'shipping' | 'billing';
  /** The prefix of each field's name, as in 'billing-'. */
  readonly namePrefix?: string | undefined;
  readonly hasEmail?: boolean | undefined;
  readonly hasVatNumber?: boolean | undefined;
  /** Whether to ask for an EORI number, for businesses whose goods cross a customs border. */
  readonly hasEoriNumber?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly onFieldChange: (field: AddressFieldName, text: string) => void;
}

const unitedStates = 'US';

/** The fields of a postal address, for autofill, in the order that the chosen country writes them. */
export const AddressFields = (props: AddressFieldsProps) => {
  const { value, errors = {}, countries, regions, section, namePrefix = '' } = props;
  const { hasEmail = false, hasVatNumber = false, hasEoriNumber = false, isDisabled, onFieldChange } = props;
  const country = countries.find((candidate) => candidate.alpha2 === value.countryId);
  const isAmerican = value.countryId === unitedStates;
  const isRegionAsked = regions.length > 0 || country?.requireRegion === true || section === 'billing';

  const bind = (field: AddressFieldName, token: string, isRequired = true) => ({
    name: `${namePrefix}${field}`,
    value: value[field],
    error: errors[field],
    autoComplete: token === 'off' ? token : `${section} ${token}`,
    isRequired,
    disabled: isDisabled,
  });
  const text = (field: AddressFieldName, label: string, token: string, more: Partial<TextFieldProps> = {}) => (
    <TextField
      label={label}
      {...bind(field, token)}
      onValueChange={(typed) => onFieldChange(field, String(typed ?? ''))}
      {...more}
    />
  );
  const optional = { isRequired: false, isOptional: true };
  const regionLabel = addressLabel('region', value.countryId);

  return (
    <div className={styles.fields}>
      {hasEmail && (
        <EmailField
          label="Email"
          {...bind('email', 'email')}
          className={styles.wide}
          onValueChange={(typed) => onFieldChange('email', String(typed ?? ''))}
        />
      )}
      {text('firstname', 'First name', 'given-name', { className: styles.short })}
      {text('lastname', 'Last name', 'family-name', { className: styles.short })}
      <SelectField
        label="Country"
        {...bind('countryId', 'country')}
        className={styles.wide}
        options={countries.map(({ alpha2, name }) => ({ value: alpha2, label: name }))}
        onValueChange={(code) => onFieldChange('countryId', code)}
      />
      {text('street', 'Street address', 'address-line1', { className: styles.wide })}
      {text('apartment', 'Apartment, suite', 'address-line2', optional)}
      {text('company', 'Company', 'organization', optional)}
      {text('city', 'City', 'address-level2', isRegionAsked ? {} : { className: styles.wide })}
      {regions.length > 0 ? (
        <SelectField
          label={regionLabel}
          {...bind('region', 'address-level1')}
          className={styles.short}
          prompt="Choose"
          options={regions.map(({ code, name }) => ({ value: code, label: name }))}
          onValueChange={(code) => onFieldChange('region', code)}
        />
      ) : (
        isRegionAsked && text('region', regionLabel, 'address-level1', { className: styles.short })
      )}
      {text('postcode', addressLabel('postcode', value.countryId), 'postal-code', {
        className: isRegionAsked ? styles.short : undefined,
        inputMode: isAmerican ? 'numeric' : undefined,
        autoCapitalize: 'characters',
        spellCheck: false,
      })}
      {text('telephone', 'Phone', 'tel', {
        type: 'tel',
        hint: section === 'billing' ? undefined : 'For the carrier, about this delivery only.',
      })}
      {hasVatNumber && text('vatNumber', 'VAT number', 'off', { ...optional, className: styles.wide })}
      {hasEoriNumber &&
        text('eoriNumber', 'EORI number', 'off', {
          ...optional,
          className: styles.wide,
          hint: 'For customs, where a business imports the goods.',
        })}
    </div>
  );
};
