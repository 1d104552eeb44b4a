import { ApiError, type RatesRequest } from '@ironcart/api/client';
import { emptyAddress } from '@ironcart/core/address';
import { money } from '@ironcart/core/money';
import type { Product } from '@ironcart/core/product';
import { siteByCode } from '@ironcart/core/site';
import { plainProduct } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { bar } from '../../testing/fixtures.ts';
import { quoteDelivery } from './quote-delivery.ts';

const address = { ...emptyAddress('US'), postcode: '45402', region: 'OH' };
const rate = (packageNumber: number, shippingCode: string, amount: number, label = shippingCode) => ({
  packageNumber,
  shippingCode,
  label,
  carrier: 'Road',
  transactionId: 't',
  selected: false,
  amount: money(amount),
});
type Rates = (request: RatesRequest) => Promise<{ transactionId: string; rates: ReturnType<typeof rate>[]; split: [] }>;
const quote = (
  rates: Rates,
  product: Product = bar,
  items: Parameters<typeof quoteDelivery>[2]['items'] = [{ productId: product.productId, qty: 1 }],
) => {
  const context = { api: { shipping: { rates } }, site: siteByCode('USA'), now: 0 };
  return quoteDelivery(context as unknown as Parameters<typeof quoteDelivery>[0], product, {
    items,
    address,
    groupId: 0,
  });
};
const answered =
  (...rates: ReturnType<typeof rate>[]): Rates =>
  async () => ({ transactionId: 't', rates, split: [] });
const refused =
  (code: string, details?: unknown): Rates =>
  async () => {
    throw new ApiError({ code, message: 'no', call: 'shipping.getRates', status: 422, details });
  };

describe('delivery cost estimate', () => {
  it('of one package lists its methods, the cheapest first, without pickup', async () => {
    const answer = await quote(answered(rate(1, 'pickup', 0), rate(1, 'air', 900), rate(1, 'ground', 500)));
    expect(answer).toMatchObject({ kind: 'ways', ways: [{ label: 'ground' }, { label: 'air' }] });
    expect(answer).not.toHaveProperty('total');
  });

  it('of several packages is the cheapest method of each, with the sum', async () => {
    const answer = await quote(
      answered(rate(1, 'air', 900), rate(1, 'ground', 500), rate(2, 'freight', 9000), rate(2, 'pickup', 0)),
    );
    expect(answer).toMatchObject({
      ways: [
        { label: 'Package 1: ground', amount: 500 },
        { label: 'Package 2: freight', amount: 9000 },
      ],
      total: 9500,
    });
  });

  it('is empty for goods that are not shipped, without a call', async () => {
    const program = plainProduct({ productId: 7, type: 'virtual' });
    expect(await quote(refused('never'), program)).toEqual({ kind: 'nothingShips' });
  });

  it.each([
    ['region', 'region', 'Please choose your state'],
    ['postcode', 'postcode', 'Please enter a valid ZIP code'],
  ])('shows the error beside the %s that the store rejects', async (path, at, message) => {
    const answer = await quote(refused('invalid_address', { issues: [{ path, code: 'x', message }] }));
    expect(answer).toEqual({ kind: 'refused', at, message });
  });

  it('reports an invalid postal code before a region that it cannot determine', async () => {
    const issues = ['region', 'postcode'].map((path) => ({ path, code: 'x', message: path }));
    expect(await quote(refused('invalid_address', { issues }))).toMatchObject({ at: 'postcode', message: 'postcode' });
  });

  it('reports a destination without a carrier', async () => {
    expect(await quote(refused('no_shipping_method'))).toMatchObject({
      at: 'postcode',
      message: expect.stringContaining('None of our carriers'),
    });
  });
});
