import type { ShipmentStatus } from '@ironcart/core/order';

/** A carrier's tracking event of a package. */
export interface CarrierEvent {
  readonly status: ShipmentStatus;
  readonly happenedAt: Date;
  /** The place, in the carrier's words. */
  readonly place?: string | undefined;
}

/** A package, as known to its carrier. */
export interface CarriedPackage {
  readonly trackingNumber: string;
  readonly shippedAt: Date;
  readonly now: Date;
}

/** A parcel carrier with tracking: the port of the shipping tracker. */
export interface ParcelCarrier {
  /** The display name, also used by `npm run order -- ship`. */
  readonly name: string;
  /** Polling interval per package, in milliseconds. */
  readonly lookEveryMs: number;
  /** Returns all events of a package so far; repeated calls return the same events again. */
  readonly follow: (parcel: CarriedPackage) => Promise<readonly CarrierEvent[]>;
}
