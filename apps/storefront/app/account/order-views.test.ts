import { money } from '@ironcart/core/money';
import type { OrderItem } from '@ironcart/core/order';
import { describe, expect, it } from 'vitest';
import { orderLine } from './order-views.ts';

const item = (over: Partial<OrderItem> = {}): OrderItem =>
  ({
    listItemId: 'line-1',
    productId: 7,
    sku: 'SET',
    name: 'Plate set',
    type: 'simple',
    thumbnail: '/pictures/set.webp',
    qty: 3,
    price: money(1_050),
    children: [],
    ...over,
  }) as OrderItem;

/** No product of the order is sold any more. */
const unknown = { urls: {}, chosen: {}, pictures: {} };

describe('line of a placed order', () => {
  it('shows a square picture, and the unit price beside the total', () => {
    expect(orderLine(item(), { ...unknown, urls: { 7: '/plate-set' } })).toEqual({
      listItemId: 'line-1',
      name: 'Plate set',
      url: '/plate-set',
      picture: { label: 'Plate set', link: '/pictures/set.webp', width: 308, height: 308 },
      qty: 3,
      options: [{ label: 'SKU', value: 'SET' }],
      unitPrice: 1_050,
      total: 3_150,
    });
  });

  it('shows the selected options after its SKU', () => {
    const chosen = { 'line-1': [{ label: 'Engraving', value: 'MAYA' }], 'line-2': [{ label: 'Colour', value: 'Red' }] };
    expect(orderLine(item(), { ...unknown, chosen }).options).toEqual([
      { label: 'SKU', value: 'SET' },
      { label: 'Engraving', value: 'MAYA' },
    ]);
  });

  it('shows the picture of the selected variant, and no picture or link if it is no longer sold', () => {
    const red = { label: 'Red', link: 'red', width: 1, height: 1 };
    expect(orderLine(item(), { ...unknown, pictures: { 'line-1': red } }).picture).toEqual(red);
    expect(orderLine(item({ thumbnail: '' }), unknown)).toMatchObject({ picture: undefined, url: undefined });
  });

  it('shows the stored picture of the selected variant if it is no longer sold', () => {
    const variant = item({ thumbnail: '/pictures/red.webp' });
    const line = orderLine(item({ type: 'configurable', children: [variant] }), unknown);
    expect(line.picture?.link).toBe('/pictures/red.webp');
    const bundle = orderLine(item({ type: 'bundle', children: [variant] }), unknown);
    expect(bundle.picture?.link).toBe('/pictures/set.webp');
  });

  it("shows the SKU of the selected variant, and the names of a bundle's parts", () => {
    const part = item({ sku: 'PART', name: 'Plate', qty: 2 });
    expect(orderLine(item({ type: 'configurable', children: [part] }), unknown)).toMatchObject({
      options: [{ label: 'SKU', value: 'PART' }],
    });
    const bundle = orderLine(item({ type: 'bundle', children: [part, { ...part, name: 'Collar', qty: 1 }] }), unknown);
    expect(bundle.options).toEqual([{ label: 'SKU', value: 'SET' }]);
    expect(bundle.children).toEqual([
      { name: 'Plate', qty: 2 },
      { name: 'Collar', qty: 1 },
    ]);
    expect(orderLine(item({ type: 'configurable', children: [part] }), unknown).children).toBeUndefined();
  });
});
