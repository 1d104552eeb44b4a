import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { createGuest, type Guest } from '../live/guest.ts';

let store: OpenProduct;
let productId: number;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  const route = await fetch(`${store.url}/svc_route/route?url=${encodeURIComponent('/halden-change-plate-2-5-kg')}`);
  ({ entityId: productId } = (await route.json()) as { entityId: number });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const storeId = 34;
const cents = (amount: number): number => Math.round(amount * 100) / 100;

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly street: string;
  readonly city: string;
}

const addressOf = ({ firstname, lastname, street, city }: Person, postcode: string) => ({
  firstname,
  lastname,
  telephone: '+44 20 7946 0958',
  email: 'ju\u0308rgen@mu\u0308nchen.example',
  street: [street],
  city,
  region: '',
  postcode,
  countryId: 'GB',
});

const sent = async <T>({ call }: Guest, path: string, body: unknown): Promise<T> => {
  const answer = await call('POST', path, body);
  if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as T;
};

/** Buys a plate with a test card, sending the address as typed in each call. @returns the order's id */
const buy = async (guest: Guest, person: Person, postcode: string): Promise<string> => {
  const address = addressOf(person, postcode);
  const list = await sent<{ _id: string }>(guest, '/svc_list/site/GBR/lists', { type: 'cart' });
  const { items } = await sent<{ items: readonly [{ listItemId: string }] }>(
    guest,
    `/svc_list/site/GBR/lists/${list._id}/items`,
    { items: [{ productId, qty: 1 }] },
  );
  const { body } = await guest.call('GET', `/svc_content/site/GBR/catalog/products?ids=${productId}`);
  const [product] = body as readonly [{ sku: string; name: string; type: string; price: number; weight: number }];
  const { sku, name, type, price, weight } = product;
  const line = { productId, qty: 1, type, price, sku, rowTotal: price, children: [], ...items[0] };
  const quoted = { ...line, weight, productAttributes: {}, customOptions: {} };
  const quote = await sent<{ rates: readonly { shippingCode: string; rate: number }[]; transactionId: string }>(
    guest,
    '/svc_shipping/shipping/rates/get',
    {
      storeId,
      subtotalAmount: price,
      shippingAddress: { ...address, address1: person.street },
      items: [quoted],
      allowSplit: false,
    },
  );
  const chosen = quote.rates.find(({ shippingCode }) => shippingCode === 'ground');
  if (!chosen) throw new Error(`Nothing goes by ground: ${JSON.stringify(quote)}`);
  const tax = await sent<{ totalTaxAmount: number; shipping: { taxAmount: number } }>(
    guest,
    '/svc_tax/site/GBR/tax/rates/fetch',
    { storeId, shippingAddress: address, shippingAmount: chosen.rate, hundoDiscount: 0, items: [quoted] },
  );
  expect(tax.totalTaxAmount).toBeCloseTo((price + chosen.rate) * 0.2, 1);
  const untaxed = cents(price + chosen.rate);
  const total = cents(untaxed + tax.totalTaxAmount);
  const { token } = await sent<{ token: string }>(guest, '/sandbox-pay/tokens', {
    number: '4100 0000 0000 0001',
    expMonth: 12,
    expYear: 2034,
    cvc: '123',
    name: 'Ada Byron',
  });
  const placed = await sent<{ orderId: string; status: string }>(guest, '/svc_checkout/site/GBR/order', {
    listId: list._id,
    storeId,
    items: [{ ...line, name, options: {}, metadata: {} }],
    shippingMode: 'fewestPackages',
    shipping: [{ ...chosen, transactionId: quote.transactionId, selected: true }],
    totals: {
      grandTotalIncludingTax: total,
      grandTotalExcludingTax: untaxed,
      tax: tax.totalTaxAmount,
      shipping: chosen.rate,
      subtotal: price,
      discount: 0,
      giftcards: 0,
      itemTax: cents(tax.totalTaxAmount - tax.shipping.taxAmount),
      shippingTax: tax.shipping.taxAmount,
      tariff: 0,
    },
    payment: { amount: total, paymentType: 'adyen', adyenType: 'scheme', transactionToken: token },
    giftcards: [],
    comments: '',
    customer: { email: address.email, groupId: 0 },
    meta: {},
    shippingAddress: address,
    billingAddress: address,
  });
  expect(placed.status).toBe('published');
  return placed.orderId;
};

interface WireAddress extends Omit<Person, 'street'> {
  readonly street: readonly string[];
  readonly postcode: string;
  readonly email: string;
}

const orderOf = async (guest: Guest, orderId: string) => {
  const { body } = await guest.call('GET', `/svc_checkout/site/GBR/order/${orderId}?storeId=${storeId}`);
  return body as { readonly shippingAddress: WireAddress; readonly billingAddress: WireAddress };
};

/** Escapes text as React does in markup. */
const inMarkup = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');

const ada: Person = { firstname: 'Ada', lastname: 'Byron', street: '10 Downing Street', city: 'London' };

describe('order to the United Kingdom', () => {
  it.each(['sw1a 1aa', 'sw1a1aa', ' SW1A-1AA ', '\uff53\uff57\uff11\uff41\u3000\uff11\uff41\uff41'])(
    'is rated, taxed and placed with the postal code typed as %j, and stores its normal form',
    async (typed) => {
      const guest = createGuest(store.url);
      const { shippingAddress, billingAddress } = await orderOf(guest, await buy(guest, ada, typed));
      expect(shippingAddress).toMatchObject({ postcode: 'SW1A 1AA', email: 'j\u00fcrgen@m\u00fcnchen.example' });
      expect(billingAddress.postcode).toBe('SW1A 1AA');
    },
  );

  it.each([
    ['\u0634\u064a\u0645\u0627\u0621', '\u0627\u0644\u062d\u0633\u0646', '\u0634\u0627\u0631\u0639 1', 'London'],
    [
      '\u0928\u0947\u0939\u093e',
      '\u0936\u094d\u0930\u0940\u0935\u093e\u0938\u094d\u0924\u0935',
      '1 High Street',
      'Leeds',
    ],
    ['\u738b', '\u5c0f\u660e', '\u9ad9\u6a4b 1', 'Llanfairpwllgwyngyll'],
    ["D'Arcy", "O'Neill-Smith", '<b>1</b> & Sons', 'St. "Ives"'],
    ['Mar\u00eda de los \u00c1ngeles', 'S\u00e1nchez-Oca\u00f1a', 'Calle Espa\u00f1a 1', 'Z\u00fcrich'],
    ['\u{20bb7}', '\u7530', '1 Main Street', '\u{1f3cb}\ufe0f'],
  ])('for %s %s shows the exact name and street', async (firstname, lastname, street, city) => {
    const guest = createGuest(store.url);
    const person = { firstname, lastname, street, city };
    const orderId = await buy(guest, person, 'SW1A 1AA');
    const { shippingAddress } = await orderOf(guest, orderId);
    expect(shippingAddress).toMatchObject({ ...person, street: [street] });
    const page = await guest.call('GET', `/gb/checkout/success?order=${orderId}`);
    expect(page.status).toBe(200);
    for (const text of [firstname, lastname, street, city]) expect(String(page.body)).toContain(inMarkup(text));
  });
});
