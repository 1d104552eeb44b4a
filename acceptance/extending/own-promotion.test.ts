import { chromium } from 'playwright-core';
import { expect, it } from 'vitest';
import { sandboxCard } from '../../e2e/fixtures/sandbox-cards.ts';
import { Checkout } from '../../e2e/models/checkout.ts';
import { Shop } from '../../e2e/models/shop.ts';
import { chromiumArguments, ensureChromium } from '../../scripts/prepare/chromium.mjs';
import { composeOrder } from '../live/composed-order.ts';
import { createGuest, errorTypeOf } from '../live/guest.ts';
import { openRecipeStore, placeByCard } from './recipe-store.ts';

const store = openRecipeStore('promotion-rule');

/** Half the price of a bar, in dollars. */
const halfPrice = async (): Promise<number> => {
  const { body } = await createGuest(store.url).call('GET', `/svc_content/catalog/products?ids=${await store.barId()}`);
  const [{ price, special_price: sale = price }] = body as readonly [{ price: number; special_price?: number }];
  return Math.floor((sale * 100) / 2) / 100;
};

it('store promotion lowers an order by its discount, and the backend accepts no other', async () => {
  const discount = await halfPrice();
  const place = async (asked: { readonly qty: number; readonly discount?: number }) => {
    const guest = createGuest(store.url);
    const order = await composeOrder(guest, await store.barId(), {}, 'ground', 0, asked);
    const placed = await placeByCard(store.url, order);
    return (placed.body as { status?: string }).status ?? errorTypeOf(placed);
  };
  expect(await place({ qty: 3, discount })).toBe('published');
  expect(await place({ qty: 3 })).toBe('wrong_discount');
  expect(await place({ qty: 3, discount: discount + 1 })).toBe('wrong_discount');
  expect(await place({ qty: 2, discount })).toBe('wrong_discount');
  expect(await place({ qty: 2 })).toBe('published');
});

it('store promotion receives the logged-in customer and the currency of the site', async () => {
  const customer = createGuest(store.url);
  const person = { firstname: 'Gale', lastname: 'Guest', email: 'gale@example.com', password: 'heavy-single-91' };
  expect((await customer.call('POST', '/svc_customer/customer', person)).status).toBe(200);
  const place = async (discount: number) => {
    const order = await composeOrder(customer, await store.barId(), {}, 'ground', 0, { discount });
    return errorTypeOf(await placeByCard(store.url, order));
  };
  expect(await place(0)).toBe('wrong_discount');
  expect(await place(5)).toBeUndefined();
});

it('store promotion is the same in the cart, in checkout and on the placed order, with tax on the reduced amount', async () => {
  const amount = `−$${(await halfPrice()).toFixed(2)}`;
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArguments });
  try {
    const page = await (await browser.newContext({ baseURL: store.url })).newPage();
    const shop = new Shop(page);
    const checkout = new Checkout(page);
    const isInMain = (text: string) =>
      page.getByRole('main').getByText(text).filter({ visible: true }).first().waitFor();
    await shop.opens('/halden-workshop-bar-20-kg');
    await shop.isReady();
    await shop.setsQuantity(3);
    await shop.addsToCart();
    await shop.seesInSideCart('Third of a brand, half price');
    await shop.seesInSideCart(amount);
    await shop.goesToCartFromSideCart();
    await isInMain('Third of a brand, half price');
    await shop.goesToCheckout();
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await isInMain(amount);
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    await isInMain(amount);
  } finally {
    await browser.close();
  }
}, 180_000);
