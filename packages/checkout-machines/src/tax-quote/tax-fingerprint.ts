import type { TaxRequest } from '@ironcart/api/client';

type TaxedItems = TaxRequest['items'];

type ItemPrint = readonly [string, string, number, number, number, string, readonly ItemPrint[]];

const printsOf = (items: TaxedItems): readonly ItemPrint[] =>
  items.map(({ sku, type, qty, rowTotal, weight, productAttributes, children }) => [
    sku,
    type,
    qty,
    rowTotal,
    weight,
    JSON.stringify(productAttributes),
    printsOf(children),
  ]);

/** The lines' part, once for as long as they are the same lines. */
const printOfItems = new WeakMap<TaxedItems, string>();

const itemsPrint = (items: TaxedItems): string => {
  const known = printOfItems.get(items);
  if (known !== undefined) return known;
  const print = JSON.stringify(printsOf(items));
  printOfItems.set(items, print);
  return print;
};

/**
 * Changes whenever something does that decides the tax: the place, the numbers that exempt a company, what shipping
 * costs, the discount, and of each line its product, quantity and amount, its weight (by which the discount is shared)
 * and its product's attributes (among them its tax class).
 */
export const taxFingerprint = ({
  shippingAddress: { countryId, region, postcode, city, vatNumber: addressVat, eoriNumber: addressEori },
  shippingAmount,
  hundoDiscount,
  items,
  vatNumber,
  eoriNumber,
}: TaxRequest): string =>
  // Two JSON texts, one after the other: the lines' is not escaped again for every change of the rest.
  itemsPrint(items) +
  JSON.stringify([
    [countryId, region, postcode, city, addressVat, addressEori],
    [vatNumber, eoriNumber],
    shippingAmount,
    hundoDiscount,
  ]);
