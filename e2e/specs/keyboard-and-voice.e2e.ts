import type { Page } from '@playwright/test';
import { hearAnnouncements } from '../fixtures/announcements.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';
import { Keyboard } from '../models/keyboard.ts';

/**
 * After client-side navigation, the focus is on the page's heading, so that its name is announced and Tab continues
 * there.
 */
const arrivesAt = async (page: Page, path: RegExp): Promise<void> => {
  await page.waitForURL(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
};

/** A product of each type that can be bought on its page, with the label of its button. */
const bought: Readonly<Record<string, { readonly path: string; readonly button: RegExp }>> = {
  simple: { path: '/halden-club-bar-20-kg', button: /^Add to cart/ },
  configurable: { path: '/grosvik-heavy-t-shirt', button: /^Add to cart/ },
  'rack with options': { path: '/halden-r4-power-rack', button: /^Add to cart/ },
  grouped: { path: '/halden-change-plates', button: /^Add/ },
  bundle: { path: '/halden-olympic-set-90-kg', button: /^Add to cart/ },
  'gift card': { path: '/halden-gift-card-by-e-mail', button: /^Add to cart/ },
};

for (const [type, { path, button }] of Object.entries(bought)) {
  test(`Add to cart is at most six key presses away, past the menus and the options: ${type} [S2-quicklinks-01]`, {
    tag: '@one-width',
  }, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Skip to Add to cart' });
    for (let presses = 0; presses < 5 && !(await link.evaluate((one) => one.matches(':focus'))); presses += 1) {
      await page.keyboard.press('Tab');
    }
    await expect(link).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('button', { name: button }).first()).toBeFocused();
  });
}

test('heading has the focus on the page opened from the side cart', async ({ page, shop }) => {
  for (const [link, path] of [
    ['View cart', /\/cart$/],
    ['Check out', /\/checkout$/],
  ] as const) {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    await shop.addsToCart();
    await shop.sideCart.getByRole('link', { name: link }).click();
    if (link === 'Check out') await page.getByRole('region', { name: 'Go on as a guest' }).waitFor();
    await arrivesAt(page, path);
    await expect(shop.sideCart).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  }
});

test('a set is configured and bought by keyboard only, at its exact price, with each step announced', {
  tag: '@one-width',
}, async ({ page, shop, checkout }) => {
  const heard = await hearAnnouncements(page);
  const keyboard = new Keyboard(page);
  const main = page.getByRole('main');
  await keyboard.opens('/halden-olympic-set-90-kg');
  await keyboard.chooses(main.getByRole('group', { name: 'Bar' }), /^Halden Power Bar/);
  await keyboard.chooses(main.getByRole('group', { name: /^Collars/ }), /^Halden Clamp Collars, Black/);
  await expect(main.getByRole('paragraph').filter({ hasText: 'Your set' })).toContainText('$787.00');
  await keyboard.presses(main.getByRole('button', { name: 'Add to cart' }).first());
  await shop.seesInSideCart('$787.00');
  await expect(shop.sideCart.locator(':focus')).toHaveCount(1);
  await keyboard.presses(shop.sideCart.getByRole('link', { name: 'Check out' }));
  await page.waitForURL(/\/checkout$/);

  const start = page.getByRole('region', { name: 'Go on as a guest' });
  await keyboard.types(start.getByLabel('Email'), guest.email);
  await page.keyboard.press('Enter');
  await arrivesAt(page, /\/checkout\/shipping$/);
  await keyboard.types(main.getByLabel('First name'), guest.firstname);
  await keyboard.types(main.getByLabel('Last name'), guest.lastname);
  await keyboard.types(main.getByLabel('Street address'), guest.street);
  await keyboard.types(main.getByLabel('City'), guest.city);
  await keyboard.types(main.getByRole('combobox', { name: 'State' }), guest.state);
  await keyboard.types(main.getByLabel('ZIP code'), 'ABCDE');
  await keyboard.types(main.getByLabel('Phone'), guest.phone);
  await keyboard.presses(main.getByRole('button', { name: 'Continue to payment' }));
  const zip = main.getByLabel('ZIP code');
  await expect(zip).toBeFocused();
  await expect(zip).toHaveAccessibleDescription(/./);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(guest.zip);
  await checkout.seesShippingMethods();
  await keyboard.presses(main.getByRole('button', { name: 'Continue to payment' }));
  await arrivesAt(page, /\/checkout\/payment$/);

  const frame = page.frameLocator('iframe[title="Card details"]');
  await keyboard.types(frame.getByLabel('Card number'), sandboxCard('approved'));
  await keyboard.types(frame.getByLabel('Expiry date'), '1234');
  await keyboard.types(frame.getByLabel('Security code'), '123');
  await keyboard.types(frame.getByLabel('Name on card'), 'Ines Moreau');
  await keyboard.presses(main.getByRole('button', { name: 'Continue to review' }));
  await arrivesAt(page, /\/checkout\/review$/);
  await keyboard.presses(main.getByRole('button', { name: /^Place order/ }));
  await checkout.seesOrderNumber();
  await expect(main.getByRole('heading', { level: 1 })).toBeFocused();

  expect(heard).toEqual(
    expect.arrayContaining([
      'Checkout',
      'Shipping methods are loading.',
      expect.stringMatching(/^\d shipping methods\. To pay: \$\d+\.\d\d\.$/),
    ]),
  );
  await expect.poll(() => heard.at(-1)).toBe('Thank you for your order');
});
