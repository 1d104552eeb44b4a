import type { Address } from '@ironcart/core/address';
import type { WireSessionEvent } from '../contract/checkout-session.ts';
import { withoutUndefined } from './without-undefined.ts';

type AddressEvent = Extract<WireSessionEvent, { readonly address: unknown }>;
type AgreementsEvent = Extract<WireSessionEvent, { readonly agreements: unknown }>;

/** Some of a type's fields, none of them undefined. */
type Some<Fields> = { readonly [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

/** An event of checkout, as a server session accepts it. */
export type SessionEvent =
  | Exclude<WireSessionEvent, AddressEvent | AgreementsEvent>
  /** Fields of an address as entered; undefined removes a field. */
  | { readonly type: AddressEvent['type']; readonly address: Partial<Address> }
  | { readonly type: AgreementsEvent['type']; readonly agreements: Some<AgreementsEvent['agreements']> };

const optionalFields = ['company', 'apartment', 'vatNumber', 'eoriNumber'] as const;

/**
 * Converts an event; `vatId` becomes `vatNumber` (S3-address-03), and an empty optional field is removed. An entered
 * address loses the id of the address book, and a changed region its region id.
 */
export const sessionEventFromWire = (event: WireSessionEvent): SessionEvent => {
  if ('agreements' in event) {
    return { type: event.type, agreements: withoutUndefined(event.agreements) as Some<AgreementsEvent['agreements']> };
  }
  if (!('address' in event)) return event;
  const { vatId, regionId, ...address } = event.address;
  const typed = withoutUndefined({ ...address, vatNumber: vatId }) as Partial<Address>;
  const removed = optionalFields.filter((field) => typed[field] === '').map((field) => [field, undefined]);
  return {
    type: event.type,
    address: {
      ...typed,
      ...Object.fromEntries(removed),
      ...(typed.region === undefined ? {} : { regionId }),
      _id: undefined,
    },
  };
};

/** The inverse of `sessionEventFromWire`; omits what only the address book contains. */
export const sessionEventToWire = (event: SessionEvent): WireSessionEvent => {
  if (!('address' in event)) return event;
  const { _id, vatNumber, street, isDefaultBilling, isDefaultShipping, ...address } = event.address;
  const removed = optionalFields.filter((field) => field in event.address && event.address[field] === undefined);
  return {
    type: event.type,
    address: withoutUndefined({
      ...address,
      street: street && [...street],
      vatId: vatNumber,
      ...Object.fromEntries(removed.map((field) => [field === 'vatNumber' ? 'vatId' : field, ''])),
    }),
  };
};
