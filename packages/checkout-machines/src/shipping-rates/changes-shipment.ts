import type { QuoteItem } from '@ironcart/core';
import type { ShippingSituation } from './shipping-rates.types.ts';

const isSameShipment = (before: QuoteItem, after: QuoteItem | undefined): boolean =>
  after !== undefined &&
  before.weight === after.weight &&
  before.type === after.type &&
  (before.productAttributes === after.productAttributes ||
    JSON.stringify(before.productAttributes) === JSON.stringify(after.productAttributes)) &&
  before.children.every((child, index) => isSameShipment(child, after.children[index]));

/**
 * Whether an order of the same fingerprint is to be shipped otherwise all the same: S4-ship-11 names SKUs, and the
 * merchant may have given a product another weight or other attributes meanwhile. Then rates are forced.
 */
export const changesShipment = (before: ShippingSituation | undefined, after: ShippingSituation): boolean => {
  if (before?.kind !== 'shippable' || after.kind !== 'shippable') return false;
  const items = after.request.items;
  return (
    before.request.items !== items && !before.request.items.every((item, index) => isSameShipment(item, items[index]))
  );
};
