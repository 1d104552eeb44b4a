import type { Money } from '@ironcart/core/money';
import type { Site } from '@ironcart/core/site';
import { poundsOf } from './pack-order.ts';
import type { Piece } from './pieces-of.ts';
import type { Destination } from './zone-of.ts';

/** A package's data for a carrier. */
export interface CarriedParcel {
  readonly site: Site;
  /** The destination; its postal code may be partial. */
  readonly destination: Destination;
  /** The weight in pounds. */
  readonly weight: number;
  /** The volume in cubic inches; 0 if unknown. */
  readonly volume: number;
  /** The length of the longest piece in inches; 0 if unknown. */
  readonly longestSide: number;
}

/** A shipping method whose price is not in the merchant's tables. */
export interface OwnShippingMethod {
  /** Its code on the wire. It replaces a method of the merchant's tables with the same code. */
  readonly shippingCode: string;
  /** The display name. */
  readonly label: string;
  /** 'freight': pallets. */
  readonly kind: 'parcel' | 'freight';
  /**
   * Price of a package in minor units of the site's currency; undefined if it is not carried. Must be constant for the
   * lifetime of a quote, because the order is verified with it again.
   */
  readonly rate: (parcel: CarriedParcel) => number | undefined;
}

/** A shipping carrier, passed to the backend by the composition. */
export interface OwnCarrier {
  readonly name: string;
  readonly methods: readonly OwnShippingMethod[];
}

/** A carrier's method for one shipment: it prices pieces. */
export interface CarrierMethod {
  readonly shippingCode: string;
  readonly label: string;
  readonly carrier: string;
  readonly kind: 'parcel' | 'freight';
  /** @throws RangeError if the carrier returns an amount that is not in whole minor units */
  readonly charge: (pieces: readonly Piece[]) => Money | undefined;
}

const highestRate = 100_000_000;

/** The carriers' methods for a shipment from a site. */
export const methodsOfCarriers = (
  carriers: readonly OwnCarrier[],
  { site, destination }: Pick<CarriedParcel, 'site' | 'destination'>,
): readonly CarrierMethod[] =>
  carriers.flatMap(({ name, methods }) =>
    methods.map(({ shippingCode, label, kind, rate }) => ({
      shippingCode,
      label,
      carrier: name,
      kind,
      charge: (pieces) => {
        const amount = rate({
          site,
          destination,
          weight: poundsOf(pieces),
          volume: pieces.reduce((total, { volume, qty }) => total + volume * qty, 0),
          longestSide: Math.max(0, ...pieces.map(({ longestSide }) => longestSide)),
        });
        if (amount === undefined) return undefined;
        if (!Number.isSafeInteger(amount) || amount < 0 || amount > highestRate) {
          throw new RangeError(`The carrier ${name} charges ${amount} for ${shippingCode}: no amount of minor units`);
        }
        return amount as Money;
      },
    })),
  );

/** @throws Error with a message for the author of the carriers */
export const checkCarriers = (carriers: readonly OwnCarrier[]): void => {
  const seen = new Set<string>();
  for (const { name, methods } of carriers) {
    if (name.trim() === '') throw new Error('A carrier needs a name.');
    for (const { shippingCode, label } of methods) {
      if (!/^[\w-]{1,50}$/.test(shippingCode) || shippingCode === 'pickup' || seen.has(shippingCode)) {
        throw new Error(`The carrier ${name} needs a shipping code of its own in place of ${shippingCode}.`);
      }
      if (label.trim() === '') throw new Error(`The shipping method ${shippingCode} needs a label.`);
      seen.add(shippingCode);
    }
  }
};
