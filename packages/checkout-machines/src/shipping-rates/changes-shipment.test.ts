import type { RatesRequest } from '@ironcart/api/client';
import { money } from '@ironcart/core/money';
import type { QuoteItem } from '@ironcart/core/order';
import { describe, expect, it } from 'vitest';
import { shopper } from '../testing/fixtures.ts';
import { changesShipment } from './changes-shipment.ts';
import type { ShippingSituation } from './shipping-rates.types.ts';

const item = (over: Partial<QuoteItem> = {}): QuoteItem => ({
  listItemId: 'line-1',
  productId: 1,
  sku: 'BAR-1',
  type: 'simple',
  qty: 1,
  price: money(10_000),
  rowTotal: money(10_000),
  weight: 45,
  productAttributes: { shipperhq_shipping_group: 'FREIGHT' },
  customOptions: {},
  children: [],
  ...over,
});

const shipping = (...items: readonly QuoteItem[]): ShippingSituation => {
  const request: RatesRequest = { storeId: 1, subtotal: money(0), shippingAddress: shopper, items, allowSplit: false };
  return { kind: 'quotable', fingerprint: 'the same', request };
};

describe('shipment change that requires new rates [S4-ship-11]', () => {
  it.each<readonly [string, QuoteItem, QuoteItem]>([
    ['a higher weight of a product', item(), item({ weight: 46 })],
    ['another type of a product', item(), item({ type: 'virtual' })],
    ['other attributes of a product', item(), item({ productAttributes: { shipperhq_shipping_group: 'SMALL' } })],
    ['a higher weight of a part', item({ children: [item()] }), item({ children: [item({ weight: 46 })] })],
    [
      'another weight of the second of two parts',
      item({ children: [item(), item()] }),
      item({ children: [item(), item({ weight: 1 })] }),
    ],
    ['a removed part', item({ children: [item()] }), item()],
  ])('is %s', (_title, before, after) => {
    expect(changesShipment(shipping(before), shipping(after))).toBe(true);
    expect(changesShipment(shipping(item(), before), shipping(item(), after))).toBe(true);
  });

  it('is not only another object identity or price of the lines', () => {
    const attributes = { shipperhq_shipping_group: 'FREIGHT' };
    const dearer = item({ price: money(11_000), productAttributes: attributes, children: [item()] });
    expect(changesShipment(shipping(item({ children: [item()] })), shipping(dearer))).toBe(false);
  });

  it('is not a change of an order that is or was not shipped', () => {
    const changed = shipping(item({ weight: 46 }));
    for (const kind of ['notReady', 'exempt'] as const) {
      expect(changesShipment({ kind }, changed)).toBe(false);
      expect(changesShipment(changed, { kind })).toBe(false);
    }
    expect(changesShipment(undefined, changed)).toBe(false);
  });
});
