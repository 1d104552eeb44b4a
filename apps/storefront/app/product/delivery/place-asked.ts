import { type Address, addressLabel, emptyAddress } from '@ironcart/core/address';
import { regionOfPostcode, subdivisionsOf } from '@ironcart/core/address-data';
import { requiredMessage } from '@ironcart/core/forms';
import type { Site } from '@ironcart/core/site';
import type { DeliveryAnswer } from '@ironcart/react-ui';
import { textOf } from '../form-fields.ts';

type Refused = Extract<DeliveryAnswer, { readonly kind: 'refused' }>;

/** The delivery place to request rates for, or its missing fields. */
export type PlaceAsked =
  | { readonly ok: true; readonly address: Address; readonly hasOwnRegion: boolean }
  | { readonly ok: false; readonly refused: Refused };

/** The regions to choose from, if a country requires one that cannot be derived from the postal code. */
export const regionsToChoose = (countryId: string, postcode: string) =>
  regionOfPostcode(countryId, postcode) === undefined
    ? subdivisionsOf(countryId).map(({ code, name }) => ({ value: code, label: name }))
    : [];

/** Reads the place from a form; derives the region from the postal code if possible. */
export const placeAsked = (
  form: FormData,
  { shipTo, defaultCountry }: Pick<Site, 'shipTo' | 'defaultCountry'>,
): PlaceAsked => {
  const wanted = textOf(form, 'country');
  const countryId = shipTo.includes(wanted) ? wanted : defaultCountry;
  const postcode = textOf(form, 'postcode');
  if (postcode === '') {
    const label = addressLabel('postcode', countryId);
    return { ok: false, refused: { kind: 'refused', at: 'postcode', message: requiredMessage({ label }) } };
  }
  const told = regionOfPostcode(countryId, postcode);
  const region = told ?? textOf(form, 'region');
  return { ok: true, address: { ...emptyAddress(countryId), postcode, region }, hasOwnRegion: told === undefined };
};
