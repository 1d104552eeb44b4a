import type { Address } from '../address/address.ts';
import type { Money } from '../money/money.ts';
import type { ShippingMode } from '../shipping/rate.ts';

interface ShippedItem {
  readonly sku: string;
  readonly qty: number;
  readonly children: readonly ShippedItem[];
}

/** The parts of an order that its shipping rates depend on. An `Order` is one. */
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

/** The lines' part, once for as long as they are the same lines: an address changes with every letter, they do not. */
const printOfItems = /* @__PURE__ */ new WeakMap<readonly ShippedItem[], string>();

const itemsPrint = (items: readonly ShippedItem[]): string => {
  const known = printOfItems.get(items);
  if (known !== undefined) return known;
  const print = JSON.stringify(printsOf(items));
  printOfItems.set(items, print);
  return print;
};

/**
 * What shipping rates are asked for, as text (S4-ship-11): SKUs and quantities with their children, subtotal, mode,
 * postal code, region, country and VAT number. Rates stay fresh while it stays equal; the items' order is no part.
 */
export const rateFingerprint = ({ items, totals, shippingMode, shippingAddress }: RatedOrder): string =>
  // Two JSON texts, one after the other: the lines' is not escaped again for every letter of an address.
  itemsPrint(items) +
  JSON.stringify([
    totals.subtotal,
    shippingMode,
    shippingAddress?.postcode ?? '',
    shippingAddress?.region ?? '',
    shippingAddress?.countryId ?? '',
    shippingAddress?.vatNumber ?? '',
  ]);
