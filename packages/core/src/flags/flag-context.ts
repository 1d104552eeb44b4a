import type { Address } from '../address/address.ts';
import type { CountryCode } from '../address/country.ts';
import type { Customer } from '../customer/customer.ts';
import { primarySegmentOf } from '../customer/segment-maps.ts';
import { requireFields } from '../require-argument.ts';
import type { Device } from '../routing/native-app.ts';
import type { Site, SiteCode } from '../site/site.ts';

/** The shopper, site and device for which a flag is evaluated (S3-flagcontext). */
export interface FlagContext {
  readonly loggedIn: boolean;
  /** 0 for guests. */
  readonly groupId: number;
  /** '' for guests. */
  readonly _id: string;
  readonly email: string;
  readonly segments: readonly number[];
  readonly primarySegment: number | undefined;
  /** The shipping destination; `state` is the subdivision's code, '' if unknown. */
  readonly address: { readonly country: CountryCode; readonly state: string };
  readonly site: SiteCode;
  readonly device: Device;
}

/** The shopper's site, device and destination. */
export interface FlagSurroundings {
  readonly site: Pick<Site, 'code' | 'defaultCountry'>;
  readonly device: Device;
  /** The customer's saved addresses; the shipping default is used. */
  readonly addresses?: readonly Pick<Address, 'countryId' | 'region' | 'isDefaultShipping'>[] | undefined;
  /** The selected ship-to country. Default: the site's own country. */
  readonly shipToCountry?: CountryCode | undefined;
}

/** Creates a shopper's flag context; a guest has no customer. */
export const flagContextOf = (customer: Customer | undefined, surroundings: FlagSurroundings): FlagContext => {
  requireFields(surroundings, 'surroundings', { site: 'object', device: 'object' });
  const { site, device, addresses, shipToCountry = site.defaultCountry } = surroundings;
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
