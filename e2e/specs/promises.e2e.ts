import { fillList } from '../fixtures/fill-list.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const plate = { path: '/halden-training-bumper-plate-20-kg', name: 'Halden Training Bumper Plate 20 kg' };

/** What the copy promises, and no other journey keeps: `acceptance/browser/promises.json` leads here. */
test.describe('what the shop promises', { tag: '@one-width' }, () => {
  test('a product’s page names the day on which it leaves', async ({ shop }) => {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.sees(/^Leaves our dock \w+day, \w+ \d+$/);
  });

  test('spotter arms bring a set of band pegs, free', async ({ shop, page }) => {
    await shop.opens('/halden-r4-power-rack');
    await shop.isReady();
    const arms = page.getByRole('group', { name: /^Spotter arms/ }).getByRole('radio');
    await arms.nth(1).evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
    await arms.nth(1).check({ force: true });
    await shop.addsToCart();
    await shop.seesInSideCart('Halden R4 Power Rack');
    await expect(shop.sideCart.getByText(/band pegs/i).first()).toBeVisible();
  });

  test('what a guest put in the cart is there after making an account', async ({ shop, page }) => {
    await shop.opens(plate.path);
    await shop.isReady();
    await shop.addsToCart();
    await shop.seesInSideCart(plate.name);
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('stays') });
    await shop.opens('/cart');
    await expect(page.getByRole('main').getByRole('link', { name: plate.name }).first()).toBeVisible();
  });

  for (const site of ['', '/eu']) {
    test(`what is added to the wishlist on a product’s page of ${site || '/'} waits there, and is not in the cart`, async ({
      shop,
      page,
    }) => {
      await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail(`wish${site.slice(1)}`) });
      await shop.opens(`${site}${plate.path}`);
      await shop.isReady();
      await page.getByRole('button', { name: 'Add to wishlist' }).dblclick();
      await page.getByRole('link', { name: 'On your wishlist' }).click();
      await expect(page.getByRole('main').getByRole('link', { name: plate.name }).first()).toBeVisible();
      await shop.opens(`${site}/cart`);
      await shop.seesHeading('Your cart is empty');
    });
  }

  test('an order says what was chosen: the engraving, and the colour', async ({ shop, checkout, page }) => {
    await shop.opens('/halden-meet-bar-20-kg');
    await shop.isReady();
    await page.getByLabel(/^Engraving/).fill('INES');
    await shop.addsToCart();
    await shop.seesInSideCart('INES');
    await shop.opens('/halden-ceramic-bar-20-kg');
    await shop.isReady();
    await shop.chooses('Red');
    await shop.addsToCart();
    await shop.seesInSideCart('Red');
    await shop.opens('/checkout');
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    const lines = page.getByRole('main');
    await expect(lines.getByText('INES', { exact: true })).toBeVisible();
    await expect(lines.getByText('Red', { exact: true })).toBeVisible();
  });

  test('the price of a subscription says how often it is paid', async ({ shop, page }) => {
    for (const [path, per] of [
      ['/halden-strength-programming-monthly', '$24.00/mo'],
      ['/halden-strength-programming-yearly', '/year'],
    ] as const) {
      await shop.opens(path);
      await expect(page.getByRole('main').getByText(per).first()).toBeVisible();
    }
  });

  test('a plate can be collected, what is as large as a rack not', async ({ shop, checkout, page }) => {
    const collected = page.getByRole('radio', { name: /Foundry Row/ });
    await shop.arrivesAtCheckoutWith(plate.path);
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await expect(collected).toHaveCount(1);
    await fillList(page, 'cart', '/halden-yoke');
    await shop.opens('/checkout');
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await expect(collected).toHaveCount(0);
  });

  test('no call to the store carries a card’s number', async ({ shop, checkout, page }) => {
    const number = sandboxCard('approved').replace(/\D/g, '');
    const carriers: string[] = [];
    page.on('request', (request) => {
      const said = `${request.url()} ${request.postData() ?? ''}`.replace(/[\s+]|%20/g, '');
      if (said.includes(number)) carriers.push(request.url());
    });
    await shop.arrivesAtCheckoutWith(plate.path);
    await checkout.reachesReviewAsGuest(sandboxCard('approved'));
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    expect(carriers.filter((url) => !new URL(url).pathname.startsWith('/sandbox-pay'))).toEqual([]);
  });
});
