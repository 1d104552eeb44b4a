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

/** Caches the lines' fingerprint as long as the lines are the same. */
const printOfItems = new WeakMap<TaxedItems, string>();

const itemsPrint = (items: TaxedItems): string => {
  const known = printOfItems.get(items);
  if (known !== undefined) return known;
  const print = JSON.stringify(printsOf(items));
  printOfItems.set(items, print);
  return print;
};

/**
 * A fingerprint of everything that determines the tax: the place, tax numbers, the shipping amount, the discount, and
 * for each line its product, quantity, amount, weight (by which the discount is distributed) and its product's
 * attributes (including its tax class).
 */
export const taxFingerprint = ({
  shippingAddress: { countryId, region, postcode, city, vatNumber: addressVat, eoriNumber: addressEori },
  shippingAmount,
  hundoDiscount,
  items,
  vatNumber,
  eoriNumber,
}: TaxRequest): string =>
  // Two concatenated JSON texts, so that the lines' text is not escaped again after other changes.
  itemsPrint(items) +
  JSON.stringify([
    [countryId, region, postcode, city, addressVat, addressEori],
    [vatNumber, eoriNumber],
    shippingAmount,
    hundoDiscount,
  ]);
