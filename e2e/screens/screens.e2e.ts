import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';
import { takeScreenshots } from './take-screenshots.ts';

/** Pages without access restrictions, by group and screen. */
const openPages = {
  'browse--home': '/',
  'browse--barbells': '/barbells',
  'browse--plates': '/plates',
  'browse--apparel': '/apparel',
  'browse--search': '/search?q=bar',
  'browse--search-without-results': '/search?q=zzzz',
  'browse--compare': '/compare/bars',
  'browse--deals': '/deals',
  'browse--hundo': '/hundo',
  'browse--brands': '/brands',
  'browse--not-found': '/no-such-page',
  'product--simple': '/halden-club-bar-20-kg',
  'product--configurable': '/grosvik-hooded-sweatshirt',
  'product--configurator': '/halden-r4-power-rack',
  'product--grouped': '/halden-competition-bumper-plates',
  'product--set': '/halden-club-set-160-kg',
  'product--subscription': '/halden-strength-programming-monthly',
  'product--ticket': '/halden-open-2027-ticket-women',
  'product--gift-card': '/halden-gift-card-by-e-mail',
  'articles--overview': '/theindex',
  'articles--how-to': '/theindex/gear-how-to/bumper-or-iron',
  'articles--tour': '/theindex/gym-tours/a-gym-in-nine-square-metres',
  'articles--movement': '/theindex/movement-library/the-swing-explained',
  'gym--planner': '/zeus-builder',
  'gym--templates': '/zeus-builder/templates',
  'gym--editor': '/zeus-builder/project/edit',
  'guest--login': '/login',
  'guest--forgotten-password': '/forgot-password',
  'guest--find-an-order': '/shippingtracker',
  'guest--return': '/rmaprocess/initiate',
  'guest--find-a-registry': '/giftregistry/search/index?q=Maya',
  'guest--registry': '/registry/a-garage-gym-for-maya-and-jonas',
  'guest--event': '/events/halden-open/2027',
  'guest--empty-cart': '/cart',
} as const;

for (const [name, path] of Object.entries(openPages)) {
  test(name, async ({ page, shop }) => {
    await page.goto(path);
    await shop.showsIntent();
    await takeScreenshots(page, name);
  });
}

test('checkout of a guest', async ({ page, shop, checkout }) => {
  await shop.opens('/halden-competition-bumper-plates');
  await shop.isReady();
  await shop.addsToCart();
  await shop.arrivesAtCheckoutWith('/halden-club-bar-20-kg');
  await shop.opens('/cart');
  await takeScreenshots(page, 'checkout--cart');
  await shop.goesToCheckout();
  await takeScreenshots(page, 'checkout--start');
  await checkout.startsAsGuest(guest.email);
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await takeScreenshots(page, 'checkout--shipping-with-faults');
  await checkout.fillsAddress(guest);
  await checkout.seesShippingMethods();
  await takeScreenshots(page, 'checkout--shipping');
  await checkout.continuesToPayment();
  await checkout.entersCard(sandboxCard('approved'));
  await takeScreenshots(page, 'checkout--payment');
  await checkout.continuesToReview();
  await takeScreenshots(page, 'checkout--review');
  await checkout.placesOrder();
  await page.waitForURL(/\/checkout\/success/);
  await takeScreenshots(page, 'checkout--success');
});

/** Pages that require a customer, by screen. */
const accountPages = {
  overview: '/account',
  orders: '/account/orders',
  settings: '/account/settings',
  addresses: '/account/address',
  cards: '/account/payment-methods',
  'gift-cards': '/account/gift-cards',
  reviews: '/account/reviews',
  lists: '/account/my-lists',
  wishlist: '/account/wishlist',
  quotes: '/account/custom-quoting',
  registries: '/account/registry',
  subscriptions: '/account/programming',
  tickets: '/account/events',
  gyms: '/account/my-gyms',
  profile: '/account/about-me',
} as const;

test('account of a customer', async ({ page, shop }) => {
  await shop.logsIn('maya@example.com', 'squat-deep-24');
  for (const [name, path] of Object.entries(accountPages)) {
    await shop.opens(path);
    await takeScreenshots(page, `account--${name}`);
  }
  // The order history is written while the store is already open.
  const order = page.getByRole('main').getByRole('row').getByRole('link').first();
  await expect(async () => {
    await shop.opens(accountPages.orders);
    await order.click({ timeout: 1_000 });
  }).toPass();
  await page.waitForURL(/\/account\/order\//);
  await takeScreenshots(page, 'account--order');
});
