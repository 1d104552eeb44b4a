import type { ShipmentStatus } from '@ironcart/core/order';

/** A carrier's tracking event of a package. */
export interface CarrierEvent {
  readonly status: ShipmentStatus;
  readonly happenedAt: Date;
  /** Where, in the carrier's words. */
  readonly place?: string | undefined;
}

/** A package as its carrier knows it. */
export interface CarriedPackage {
  readonly trackingNumber: string;
  readonly shippedAt: Date;
  readonly now: Date;
}

/** Who carries packages and tells where they are: the port of the shipping tracker. */
export interface ParcelCarrier {
  /** As the shopper reads it, and as `npm run order -- ship` names it. */
  readonly name: string;
  /** How long until a package is asked about again, in milliseconds. */
  readonly lookEveryMs: number;
  /** All that happened to a package so far; the same event each time that it is asked. */
  readonly follow: (parcel: CarriedPackage) => Promise<readonly CarrierEvent[]>;
}
