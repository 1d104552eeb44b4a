import { addressToWire } from '@ironcart/api/codec';
import { contract, type WireQuoteItem } from '@ironcart/api/contract';
import { createSites, defaultSites, type Site } from '@ironcart/core/site';
import { beforeAll, describe, expect, it } from 'vitest';
import { composeOrder, fillCart, ohioAddress } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const terms: Readonly<Record<string, Site['tax']>> = {
  USA: { shippingTaxedAs: 'lines' },
  CAN: { shippingTaxedAs: 'food' },
  AUS: { rounding: 'down', roundedAt: 'rate' },
  EUR: { roundedAt: 'unit' },
};
const sites = createSites(defaultSites.all.map((site) => ({ ...site, tax: terms[site.code] })));
const store = useTestStore({ sites });

const inNorway = { ...addressToWire(ohioAddress), countryId: 'NO', region: '', postcode: '0150' };

const itemOf = (productId: number, qty: number, rowTotal: number): WireQuoteItem => ({
  productId,
  qty,
  type: 'simple',
  price: Math.round((rowTotal * 100) / qty) / 100,
  listItemId: `line-${productId}`,
  sku: 'SKU',
  weight: 1,
  rowTotal,
  productAttributes: {},
  customOptions: {},
  children: [],
});

const taxOn = (siteCode: string, items: readonly WireQuoteItem[], shippingAmount = 0) =>
  store.shopper(siteCode).call(contract.tax.fetchTax, {
    body: {
      storeId: sites.byCode(siteCode).storeId,
      shippingAddress: inNorway,
      shippingAmount,
      hundoDiscount: 0,
      items: [...items],
    },
  });

beforeAll(async () => {
  await store.db
    .insertInto('countries')
    .values({ alpha2: 'NO', name: 'Norway', require_region: false, postcode_regex: '^\\d{4}$' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const rule = { levy: 'vat', postcode: '*', region: '*' } as const;
  await store.db
    .insertInto('tax_rules')
    .values([
      { ...rule, country_id: 'NO', tax_class: 'goods', rate: '10', code: 'MVA' },
      { ...rule, country_id: 'NO', tax_class: 'food', rate: '5', code: 'MVA mat' },
      { ...rule, country_id: 'US', levy: 'sales', region: 'OH', tax_class: 'food', rate: '0', code: 'Food OH' },
    ])
    .execute();
  await store.db
    .updateTable('products')
    .set({ attributes: JSON.stringify({ tax_class: 'food' }) })
    .where('product_id', '=', fixtureIds.strap)
    .execute();
});

const bar = itemOf(fixtureIds.bar, 1, 100);
const food = itemOf(fixtureIds.strap, 1, 300);

describe('tax settings of a site', () => {
  it('tax shipping like the shipped goods, in proportion to their amounts', async () => {
    const { shipping, totalTaxAmount } = await taxOn('USA', [bar, food], 20);
    // 5.00 of the shipping at 10 percent, 15.00 at 5.
    expect(shipping.taxAmount).toBe(1.25);
    expect(totalTaxAmount).toBe(10 + 15 + 1.25);
  });

  it('tax shipping like one class, or by the shipping rules by default', async () => {
    expect((await taxOn('CAN', [bar, food], 20)).shipping.taxAmount).toBe(1);
    expect((await taxOn('GBR', [bar, food], 20)).shipping.taxAmount).toBe(2);
  });

  it('round per line, per rate, or per piece', async () => {
    const lines = [itemOf(fixtureIds.bar, 3, 0.15), itemOf(fixtureIds.rack, 3, 0.15)];
    const taxes = Object.fromEntries(
      await Promise.all(
        ['GBR', 'AUS', 'EUR'].map(async (code) => [code, (await taxOn(code, lines)).totalTaxAmount] as const),
      ),
    );
    // 1.5 cents a line, 3 cents in all, 0.5 cents a piece.
    expect(taxes).toEqual({ GBR: 0.04, AUS: 0.03, EUR: 0.06 });
    const [line] = lines;
    expect((await taxOn('AUS', line ? [line] : [])).totalTaxAmount).toBe(0.01);
  });

  it('tax the placed order in the same way as the request before', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [
      { productId: fixtureIds.bar, qty: 1 },
      { productId: fixtureIds.strap, qty: 2 },
    ]);
    const order = await composeOrder(guest, list, { nowMs: store.now().getTime() });
    const whole = order.totals.shipping * 0.0725;
    expect(order.totals.shippingTax).toBeGreaterThan(0);
    expect(order.totals.shippingTax).toBeLessThan(whole);
    expect((await guest.call(contract.checkout.placeOrder, { body: order })).status).toBe('published');
  });
});
