import type { Address } from '../address/address.ts';
import type { Money } from '../money/money.ts';
import { requireFields } from '../require-argument.ts';
import type { ShippingMode } from '../shipping/rate.ts';

interface ShippedItem {
  readonly sku: string;
  readonly qty: number;
  readonly children: readonly ShippedItem[];
}

/** The parts of an order that determine its shipping rates; an `Order` has them. */
export interface RatedOrder {
  readonly items: readonly ShippedItem[];
  readonly totals: { readonly subtotal: Money };
  readonly shippingMode: ShippingMode;
  readonly shippingAddress: Pick<Address, 'postcode' | 'region' | 'countryId' | 'vatNumber'> | undefined;
}

type ItemPrint = readonly [sku: string, qty: number, ...children: readonly string[]];

const printsOf = (items: readonly ShippedItem[]): readonly string[] =>
  items
    .map(({ sku, qty, children }) => JSON.stringify([sku, qty, ...printsOf(children)] satisfies ItemPrint))
    .toSorted();

/** Caches the lines' fingerprint, because an address changes with every letter typed, but lines do not. */
const printOfItems = /* @__PURE__ */ new WeakMap<readonly ShippedItem[], string>();

const itemsPrint = (items: readonly ShippedItem[]): string => {
  const known = printOfItems.get(items);
  if (known !== undefined) return known;
  const print = JSON.stringify(printsOf(items));
  printOfItems.set(items, print);
  return print;
};

/**
 * The inputs of shipping rates as text (S4-ship-11): SKUs and quantities with children, subtotal, mode, postal code,
 * region, country and VAT number; independent of the items' order. Rates stay valid while it is equal.
 */
export const rateFingerprint = (order: RatedOrder): string => {
  requireFields(order, 'order', { items: 'array', totals: 'object' });
  const { items, totals, shippingMode, shippingAddress } = order;
  // Two concatenated JSON texts, so that the lines' text is not escaped again for every letter of an address.
  return (
    itemsPrint(items) +
    JSON.stringify([
      totals.subtotal,
      shippingMode,
      shippingAddress?.postcode ?? '',
      shippingAddress?.region ?? '',
      shippingAddress?.countryId ?? '',
      shippingAddress?.vatNumber ?? '',
    ])
  );
};
