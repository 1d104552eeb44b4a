import type { CountryCode } from './country.ts';

/** A person to deliver to or to bill (S3-address). */
export interface Contact {
  readonly firstname: string;
  readonly lastname: string;
  readonly telephone: string;
  readonly email: string;
}

/** A postal address with its contact (S3-address). On the wire, `vatNumber` is `vatId`. */
export interface Address extends Contact {
  readonly _id?: string | undefined;
  readonly street: readonly string[];
  readonly city: string;
  readonly postcode: string;
  /** The subdivision's code ('OH') if the country has a list, otherwise free text or ''. */
  readonly region: string;
  readonly regionId?: number | undefined;
  readonly countryId: CountryCode;
  readonly company?: string | undefined;
  readonly apartment?: string | undefined;
  readonly vatNumber?: string | undefined;
  readonly eoriNumber?: string | undefined;
  readonly isDefaultShipping?: boolean | undefined;
  readonly isDefaultBilling?: boolean | undefined;
}

/** An empty address with a country. */
export const emptyAddress = (countryId: CountryCode): Address => ({
  firstname: '',
  lastname: '',
  telephone: '',
  email: '',
  street: [],
  city: '',
  postcode: '',
  region: '',
  countryId,
});
