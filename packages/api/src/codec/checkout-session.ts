import type { Address } from '@ironcart/core/address';
import type { WireSessionEvent } from '../contract/checkout-session.ts';
import { withoutUndefined } from './without-undefined.ts';

type AddressEvent = Extract<WireSessionEvent, { readonly address: unknown }>;
type AgreementsEvent = Extract<WireSessionEvent, { readonly agreements: unknown }>;

/** Some of a type's fields, none of them undefined. */
type Some<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** An event of checkout as a session on the server takes it. */
export type SessionEvent =
  | Exclude<WireSessionEvent, AddressEvent | AgreementsEvent>
  | { readonly type: AddressEvent['type']; readonly address: Readonly<Partial<Omit<Address, '_id'>>> }
  | { readonly type: AgreementsEvent['type']; readonly agreements: Some<AgreementsEvent['agreements']> };

/** Converts an event; `vatId` becomes `vatNumber` (S3-address-03). */
export const sessionEventFromWire = (event: WireSessionEvent): SessionEvent => {
  if ('agreements' in event) {
    return { type: event.type, agreements: withoutUndefined(event.agreements) as Some<AgreementsEvent['agreements']> };
  }
  if (!('address' in event)) return event;
  const { vatId, ...address } = event.address;
  return { type: event.type, address: withoutUndefined({ ...address, vatNumber: vatId }) as Partial<Address> };
};

/** The inverse of `sessionEventFromWire`; leaves out what only the address book knows. */
export const sessionEventToWire = (event: SessionEvent): WireSessionEvent => {
  if (!('address' in event)) return event;
  const { vatNumber, street, isDefaultBilling, isDefaultShipping, ...address } = event.address;
  return {
    type: event.type,
    address: withoutUndefined({ ...address, street: street && [...street], vatId: vatNumber }),
  };
};
