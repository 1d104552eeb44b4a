import type { Address } from '@ironcart/core/address';
import type { WireAddress, WireAddressPatch } from '../contract/address.ts';
import { withoutUndefined } from './without-undefined.ts';

/** Converts an address to its wire format; `vatNumber` becomes `vatId` (S3-address-03). */
export const addressToWire = ({ vatNumber, street, ...rest }: Address): WireAddress =>
  withoutUndefined({ ...rest, street: [...street], vatId: vatNumber });

/** The inverse of `addressToWire`. */
export const addressFromWire = ({ vatId, ...rest }: WireAddress): Address =>
  withoutUndefined({ ...rest, vatNumber: vatId });

/** Converts changed fields of an address to their wire format. */
export const addressPatchToWire = ({ vatNumber, street, _id, ...rest }: Readonly<Partial<Address>>): WireAddressPatch =>
  withoutUndefined({ ...rest, street: street && [...street], vatId: vatNumber });
