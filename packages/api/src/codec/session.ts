import type { Address } from '@ironcart/core/address';
import { type Customer, defaultSessionLifetimeMs } from '@ironcart/core/customer';
import type { WireCustomer } from '../contract/customer.ts';
import type { WireSession } from '../contract/session.ts';
import { addressFromWire, addressToWire } from './address.ts';

/** An address in a customer's address book, which always has an id. */
export type BookAddress = Address & { readonly _id: string };

/** A customer with the addresses of their address book. */
export interface CustomerAccount extends Customer {
  readonly addresses: readonly BookAddress[];
}

/** A guest: group 0 (S6-roles). */
export const guestAccount: CustomerAccount = {
  _id: '',
  loggedIn: false,
  groupId: 0,
  email: '',
  firstname: '',
  lastname: '',
  telephone: '',
  segments: [],
  addresses: [],
};

/** The session: the shopper's identity and the token's expiry. */
export interface Session {
  readonly customer: CustomerAccount;
  /** When the token expires, in milliseconds since the epoch by the backend's clock. */
  readonly expiresAtMs: number;
  readonly lifetimeMs: number;
}

export const bookAddressFromWire = (wire: WireCustomer['addresses'][number]): BookAddress => ({
  ...addressFromWire(wire),
  _id: wire._id,
});

export const bookAddressToWire = (address: BookAddress): WireCustomer['addresses'][number] => ({
  ...addressToWire(address),
  _id: address._id,
});

export const customerToWire = (account: CustomerAccount): WireCustomer => ({
  ...account,
  segments: [...account.segments],
  addresses: account.addresses.map(bookAddressToWire),
});

/** The inverse of `customerToWire`. */
export const customerFromWire = (wire: WireCustomer): CustomerAccount => ({
  ...wire,
  addresses: wire.addresses.map(bookAddressFromWire),
});

export const sessionToWire = (session: Session): WireSession => ({
  customer: customerToWire(session.customer),
  expires: session.expiresAtMs,
  expiresIn: session.lifetimeMs / 1_000,
});

/** The inverse of `sessionToWire`. */
export const sessionFromWire = (wire: WireSession): Session => ({
  customer: customerFromWire(wire.customer),
  expiresAtMs: wire.expires,
  lifetimeMs: wire.expiresIn === undefined ? defaultSessionLifetimeMs : wire.expiresIn * 1_000,
});
