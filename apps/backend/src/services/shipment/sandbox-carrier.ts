import type { CarriedPackage, CarrierEvent, ParcelCarrier } from './parcel-carrier.ts';

const minute = 60_000;

/** The tracking events of every sandbox package, by time since its handover. */
const journey = [
  { status: 'in_transit', afterMs: 5 * minute, place: 'Sandbox depot' },
  { status: 'out_for_delivery', afterMs: 15 * minute, place: 'Sandbox van' },
  { status: 'delivered', afterMs: 20 * minute, place: undefined },
] as const;

/** Tracking events of a sandbox package, which depend on the time only. */
export const sandboxJourney = ({ shippedAt, now }: Omit<CarriedPackage, 'trackingNumber'>): readonly CarrierEvent[] =>
  journey.flatMap(({ status, afterMs, place }) => {
    const happenedAt = new Date(shippedAt.getTime() + afterMs);
    return happenedAt <= now ? [{ status, happenedAt, place }] : [];
  });

/** The carrier of a demo store: its packages move by themselves and arrive after twenty minutes. */
export const sandboxCarrier: ParcelCarrier = {
  name: 'Sandbox',
  lookEveryMs: 10_000,
  follow: async (parcel) => sandboxJourney(parcel),
};
