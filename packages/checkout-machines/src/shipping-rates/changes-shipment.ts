import type { QuoteItem } from '@ironcart/core/order';
import type { ShippingSituation } from './shipping-rates.types.ts';

const isSameShipment = (before: QuoteItem, after: QuoteItem | undefined): boolean =>
  after !== undefined &&
  before.weight === after.weight &&
  before.type === after.type &&
  (before.productAttributes === after.productAttributes ||
    JSON.stringify(before.productAttributes) === JSON.stringify(after.productAttributes)) &&
  before.children.every((child, index) => isSameShipment(child, after.children[index]));

/**
 * Whether the shipment changed although the fingerprint is the same: it contains SKUs (S4-ship-11), and the merchant
 * may have changed a product's weight or attributes. Then rates are reloaded.
 */
export const changesShipment = (before: ShippingSituation | undefined, after: ShippingSituation): boolean => {
  if (before?.kind !== 'quotable' || after.kind !== 'quotable') return false;
  const items = after.request.items;
  return (
    before.request.items !== items && !before.request.items.every((item, index) => isSameShipment(item, items[index]))
  );
};
