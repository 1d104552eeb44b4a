import { addressLabel, type Country, type Region } from '@ironcart/core/address';
import type { ReactNode } from 'react';
import {
  AddressField,
  type AddressFieldName,
  type AddressFieldProps,
  type AddressFieldShape,
} from './AddressField.tsx';
import styles from './AddressFields.module.css';

/** An address as entered: every field is text. */
export type AddressDraft = Readonly<Record<AddressFieldName, string>>;

/** The properties that determine the fields of an address form. */
export interface AddressForm {
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
  readonly hasVatNumber?: boolean | undefined;
  /** Whether to ask for an EORI number, for businesses whose goods cross a customs border. */
  readonly hasEoriNumber?: boolean | undefined;
  readonly isDisabled?: boolean | undefined;
}

export interface AddressFieldsProps extends AddressForm, Pick<AddressFieldProps, 'onFieldChange'> {
  readonly value: AddressDraft;
  readonly errors?: Readonly<Partial<Record<AddressFieldName, string>>> | undefined;
}

export interface AddressLayoutProps extends AddressForm {
  /** The selected country. */
  readonly countryId: string;
  /** Renders one field. */
  readonly children: (field: AddressFieldShape) => ReactNode;
}

const unitedStates = 'US';
const optional = { isRequired: false, isOptional: true };

/** The fields of a postal address with autofill hints, in the order used in the selected country. */
const fieldsOf = (form: Omit<AddressLayoutProps, 'children'>): readonly AddressFieldShape[] => {
  const { countries, countryId, regions, section, namePrefix = '', isDisabled } = form;
  const country = countries.find(({ alpha2 }) => alpha2 === countryId);
  const isRegionAsked = regions.length > 0 || country?.requireRegion === true || section === 'billing';
  const { short, wide } = styles;
  const ask = (
    field: AddressFieldName,
    label: string,
    token: string,
    more: Partial<AddressFieldShape> = {},
  ): AddressFieldShape => ({
    field,
    label,
    name: `${namePrefix}${field}`,
    autoComplete: token === 'off' ? token : `${section} ${token}`,
    isRequired: true,
    disabled: isDisabled,
    ...more,
  });
  const regionChoice = {
    prompt: 'Choose',
    options: regions.map(({ code, name }) => ({ value: code, label: name })),
  };
  return [
    ask('firstname', 'First name', 'given-name', { className: short }),
    ask('lastname', 'Last name', 'family-name', { className: short }),
    ask('countryId', 'Country', 'country', {
      className: wide,
      options: countries.map(({ alpha2, name }) => ({ value: alpha2, label: name })),
    }),
    ask('street', 'Street address', 'address-line1', { className: wide }),
    ask('apartment', 'Apartment, suite', 'address-line2', optional),
    ask('company', 'Company', 'organization', optional),
    ask('city', addressLabel('city', countryId), 'address-level2', isRegionAsked ? {} : { className: wide }),
    ...(isRegionAsked
      ? [
          ask('region', addressLabel('region', countryId), 'address-level1', {
            className: short,
            ...(regions.length > 0 ? regionChoice : {}),
          }),
        ]
      : []),
    ask('postcode', addressLabel('postcode', countryId), 'postal-code', {
      className: isRegionAsked ? short : undefined,
      inputMode: countryId === unitedStates ? 'numeric' : undefined,
      autoCapitalize: 'characters',
      spellCheck: false,
    }),
    ask('telephone', 'Phone', 'tel', {
      type: 'tel',
      hint: section === 'billing' ? undefined : 'For the carrier, about this delivery only.',
    }),
    ...(form.hasVatNumber ? [ask('vatNumber', 'VAT number', 'off', { ...optional, className: wide })] : []),
    ...(form.hasEoriNumber
      ? [
          ask('eoriNumber', 'EORI number', 'off', {
            ...optional,
            className: wide,
            hint: 'For customs, where a business imports the goods.',
          }),
        ]
      : []),
  ];
};

/** Lays out the fields of a postal address; `children` renders each. */
export const AddressLayout = ({ children, ...form }: AddressLayoutProps) => (
  <div className={styles.fields}>{fieldsOf(form).map(children)}</div>
);

/** The fields of a postal address with their values. */
export const AddressFields = ({ value, errors = {}, onFieldChange, ...form }: AddressFieldsProps) => (
  <AddressLayout {...form} countryId={value.countryId}>
    {({ field, ...shape }) => (
      <AddressField
        key={field}
        field={field}
        {...shape}
        value={value[field]}
        error={errors[field]}
        onFieldChange={onFieldChange}
      />
    )}
  </AddressLayout>
);
