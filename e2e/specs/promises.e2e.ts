import { fillList } from '../fixtures/fill-list.ts';
import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const plate = { path: '/halden-training-bumper-plate-20-kg', name: 'Halden Training Bumper Plate 20 kg' };

/** Promises of the copy that no other journey covers; `acceptance/browser/promises.json` refers to these tests. */
test.describe('promises of the shop', { tag: '@one-width' }, () => {
  test('a product page names its shipping date', async ({ shop }) => {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.sees(/^Leaves our dock \w+day, \w+ \d+$/);
  });

  test('a gift card is sent on the date chosen by the buyer, which cannot be in the past', async ({ shop, page }) => {
    await shop.opens('/halden-gift-card-by-e-mail');
    await shop.isReady();
    await page.getByLabel("Recipient's name").fill('Rita');
    await page.getByLabel("Recipient's email").fill('rita@example.com');
    await page.getByLabel('Your name').fill('Gale');
    await page.getByLabel('Your email').fill('gale@example.com');
    await page.getByRole('radio', { name: '$50.00', exact: true }).check({ force: true });
    const day = page.getByLabel(/^Send it on/);
    await day.fill('2026-01-31');
    await day.blur();
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    const wanted = new Date(Date.now() + 40 * 86_400_000);
    await day.fill(wanted.toISOString().slice(0, 10));
    await shop.addsToCart();
    await shop.seesInSideCart('Halden Gift Card by E-Mail');
    const shown = wanted.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    await expect(shop.sideCart.getByText(shown)).toBeVisible();
  });

  test('spotter arms come with a free set of band pegs', async ({ shop, page }) => {
    await shop.opens('/halden-r4-power-rack');
    await shop.isReady();
    const arms = page.getByRole('group', { name: /^Spotter arms/ }).getByRole('radio');
    await arms.nth(1).evaluate((choice) => choice.scrollIntoView({ block: 'center' }));
    await arms.nth(1).check({ force: true });
    await shop.addsToCart();
    await shop.seesInSideCart('Halden R4 Power Rack');
    await expect(shop.sideCart.getByText(/band pegs/i).first()).toBeVisible();
  });

  test("a guest's cart is kept after registration", async ({ shop, page }) => {
    await shop.opens(plate.path);
    await shop.isReady();
    await shop.addsToCart();
    await shop.seesInSideCart(plate.name);
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('stays') });
    await shop.opens('/cart');
    await expect(page.getByRole('main').getByRole('link', { name: plate.name }).first()).toBeVisible();
  });

  for (const site of ['', '/eu']) {
    test(`a product added to the wishlist on a product page of ${site || '/'} is on it, and not in the cart`, async ({
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

  test('an order shows the selected engraving and colour', async ({ shop, checkout, page }) => {
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

  test('the price of a subscription includes its billing interval', async ({ shop, page }) => {
    for (const [path, per] of [
      ['/halden-strength-programming-monthly', '$24.00/mo'],
      ['/halden-strength-programming-yearly', '/year'],
    ] as const) {
      await shop.opens(path);
      await expect(page.getByRole('main').getByText(per).first()).toBeVisible();
    }
  });

  test('a plate can be picked up, but a rack cannot', async ({ shop, checkout, page }) => {
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

  test('no call to the store contains a card number', async ({ shop, checkout, page }) => {
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
