import type { Address } from '../address/address.ts';
import type { CountryCode } from '../address/country.ts';
import type { Customer } from '../customer/customer.ts';
import { primarySegmentOf } from '../customer/segments.ts';
import type { Device } from '../routing/native-app.ts';
import type { Site, SiteCode } from '../site/site.ts';

/** Whom and what a flag is decided for (S3-flagcontext), on one site and one device. */
export interface FlagContext {
  readonly loggedIn: boolean;
  /** 0 for guests. */
  readonly groupId: number;
  /** '' for guests. */
  readonly _id: string;
  readonly email: string;
  readonly segments: readonly number[];
  readonly primarySegment: number | undefined;
  /** Where the shopper has things sent: `state` is the subdivision's code, '' where it is not known. */
  readonly address: { readonly country: CountryCode; readonly state: string };
  readonly site: SiteCode;
  readonly device: Device;
}

/** Where a shopper is and with what. */
export interface FlagSurroundings {
  readonly site: Pick<Site, 'code' | 'defaultCountry'>;
  readonly device: Device;
  /** The customer's saved addresses: the one that is the shipping default counts. */
  readonly addresses?: readonly Pick<Address, 'countryId' | 'region' | 'isDefaultShipping'>[] | undefined;
  /** The country that was chosen to ship to; left out: the site's own. */
  readonly shipToCountry?: CountryCode | undefined;
}

/** The flag context of a shopper; a guest without a session has no customer. */
export const flagContextOf = (
  customer: Customer | undefined,
  { site, device, addresses, shipToCountry = site.defaultCountry }: FlagSurroundings,
): FlagContext => {
  const home = addresses?.find(({ isDefaultShipping }) => isDefaultShipping === true);
  const segments = customer?.segments ?? [];
  return {
    loggedIn: customer?.loggedIn ?? false,
    groupId: customer?.groupId ?? 0,
    _id: customer?._id ?? '',
    email: customer?.email ?? '',
    segments,
    primarySegment: primarySegmentOf(segments),
    address: { country: home?.countryId ?? shipToCountry, state: home?.region ?? '' },
    site: site.code,
    device,
  };
};
