import type { LineItem } from '@ironcart/core/list';
import { zero } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { allowsSplit, isPickupAllowed, type RateQuote, type ShippingRate } from '@ironcart/core/shipping';
import type { Site } from '@ironcart/core/site';
import { inventoryStatus } from '@ironcart/core/stock';
import { contentsOfParcel } from './contents-of-parcel.ts';
import { fiveForFiveName, methodForFive } from './five-for-five-rates.ts';
import { methodsOfCarriers, type OwnCarrier } from './own-carrier.ts';
import { type Parcel, packOrder } from './pack-order.ts';
import { type Piece, piecesOf } from './pieces-of.ts';
import { rateLabel } from './rate-label.ts';
import { type PricedMethod, type RatedMethod, rateParcel } from './rate-parcel.ts';
import type { ShippingTable } from './shipping-table.ts';
import { type Destination, zoneOf } from './zone-of.ts';

/** The inputs of shipping rates. */
export interface RatedShipment {
  readonly site: Site;
  readonly destination: Destination;
  readonly items: readonly LineItem[];
  readonly products: ReadonlyMap<number, Product>;
  readonly allowSplit: boolean;
  /** When the order is placed, in milliseconds since the epoch; determines the expected days of arrival. */
  readonly nowMs: number;
  /** The store's own carriers, in addition to its tables. */
  readonly carriers: readonly OwnCarrier[];
  /** Whether the shopper can redeem the five-for-five offer. */
  readonly isFiveForFive?: boolean | undefined;
}

/** A quote that states which method, if any, redeems the five-for-five offer. */
export interface QuotedRates extends RateQuote {
  readonly fiveForFiveCode: string | undefined;
}

const idsOf = (items: readonly LineItem[]): readonly number[] =>
  items.flatMap((item) => [item.productId, ...idsOf(item.children)]);

/** Whether everything is in stock; products without their own stock, such as a configured rack, are ignored. */
const isInStock = ({ items, products }: RatedShipment): boolean =>
  idsOf(items).every((id) => {
    const inventory = products.get(id)?.inventory;
    return inventory === undefined || inventoryStatus(inventory) === 'inStock';
  });

/** Pickup methods of the whole order, which is picked up in one place or not at all. */
const pickupsOf = (
  { site, items, products }: RatedShipment,
  { methods }: ShippingTable,
  pieces: readonly Piece[],
): readonly RatedMethod[] => {
  const held = idsOf(items).flatMap((id) => products.get(id) ?? []);
  if (!isPickupAllowed(site, held)) return [];
  return methods
    .filter(
      ({ kind, origin }) =>
        kind === 'pickup' && (origin === undefined || pieces.every((piece) => piece.origin === origin)),
    )
    .map((method) => ({ method, amount: zero }));
};

/**
 * Quotes shipping: in as few packages as possible, and split if permitted and different. The United Kingdom has merged
 * packages only (READINGS A13). The same function quotes the rates and verifies them when the order is placed.
 */
export const quoteRates = (shipment: RatedShipment, table: ShippingTable, transactionId: string): QuotedRates => {
  const { site, destination, items, products, allowSplit } = shipment;
  const { terms, areas, goods, methods } = table;
  const zoneCode = zoneOf(areas, destination);
  const own = methodsOfCarriers(shipment.carriers, { site, destination });
  if (zoneCode === undefined && own.length === 0) {
    return { transactionId, rates: [], split: [], fiveForFiveCode: undefined };
  }
  const ownCodes = new Set(own.map(({ shippingCode }) => shippingCode));
  const priced = [...methods.filter(({ shippingCode }) => !ownCodes.has(shippingCode)), ...own];

  const pieces = piecesOf(items, { products, goods, terms });
  const { merged, split } = packOrder(pieces, terms);
  const pickups = zoneCode === undefined ? [] : pickupsOf(shipment, table, pieces);
  const day = { site, nowMs: shipment.nowMs, isInStock: isInStock(shipment) };
  const labelOf = (method: PricedMethod): string => {
    const days = 'charge' in method || zoneCode === undefined ? undefined : method.workingDays.get(zoneCode);
    return rateLabel(method.label, days, day);
  };
  const waysOf = (parcels: readonly Parcel[]) => parcels.map((parcel) => rateParcel(parcel, priced, zoneCode));
  const forFive = shipment.isFiveForFive ? methodForFive(merged, waysOf(merged)[0] ?? []) : undefined;
  const withOffer = (rated: RatedMethod): RatedMethod => {
    if (forFive?.method !== rated.method) return rated;
    return { ...forFive, method: { ...rated.method, label: `${rated.method.label}, ${fiveForFiveName}` } };
  };
  const ratesOf = (parcels: readonly Parcel[]): readonly ShippingRate[] => {
    const ways = waysOf(parcels).map((rated) => (parcels === merged ? rated.map(withOffer) : rated));
    // If one package cannot be shipped, the order cannot be shipped, but it can be picked up.
    const canShip = ways.every((rated) => rated.length > 0);
    return parcels.flatMap((parcel, at) =>
      [...(canShip ? (ways[at] ?? []) : []), ...pickups].map(({ method, amount }) => ({
        shippingCode: method.shippingCode,
        amount,
        label: labelOf(method),
        carrier: method.carrier,
        packageNumber: parcel.packageNumber,
        ...(parcels.length > 1 ? { contents: contentsOfParcel(parcel, products) } : {}),
        transactionId,
        selected: false,
      })),
    );
  };
  return {
    transactionId,
    rates: ratesOf(merged),
    split: allowSplit && allowsSplit({ site, mode: 'fastest' }) ? ratesOf(split) : [],
    fiveForFiveCode: forFive?.method.shippingCode,
  };
};
