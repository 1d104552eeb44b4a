import type { Page } from '@playwright/test';
import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';

/** Answers the next form of the page with an error's status, or not at all. */
const answersNextForm = (page: Page, answer: number | 'nothing') =>
  page.route(
    (url) => url.searchParams.has('_data'),
    (route) => {
      if (route.request().method() === 'GET') return route.fallback();
      return answer === 'nothing' ? route.abort() : route.fulfill({ status: answer, body: 'Not now' });
    },
    { times: 1 },
  );

const unsent = (page: Page) => page.getByRole('alert').filter({ hasText: 'What you entered is still here.' });

test.describe('a form that the store cannot take keeps what was entered', { tag: '@one-width' }, () => {
  test('a new address, also after its errors were named, while the store fails in every way', async ({
    page,
    shop,
    checkout,
  }) => {
    await shop.registers({ firstname: 'Zoë', lastname: 'O’Neill', email: newEmail('zoe') });
    await shop.opens('/account/address?edit=new');
    await shop.isReady();
    const address = { firstname: 'Zoë', lastname: 'O’Neill', street: '12 1/2 St. Mary’s Rd', city: 'St. Louis' };
    await checkout.fillsAddress({ ...address, email: '', state: 'Missouri', zip: '6310', phone: '314 555 0137' });
    const save = page.getByRole('button', { name: 'Save address' });
    const zip = page.getByLabel('ZIP code');
    await save.click();
    await expect(zip).toHaveAttribute('aria-invalid', 'true');
    await zip.fill('63101');
    const failures = [
      [503, 'The store cannot be reached right now.'],
      [500, 'Something went wrong on our side.'],
      [429, 'That was too much at once.'],
      ['nothing', 'The store cannot be reached right now.'],
    ] as const;
    for (const [answer, reason] of failures) {
      await answersNextForm(page, answer);
      await save.click();
      await expect(unsent(page)).toContainText(reason);
      await expect(page.getByLabel('Street address')).toHaveValue(address.street);
      await expect(zip).toHaveValue('63101');
    }
    await page.context().setOffline(true);
    await save.click();
    await expect(unsent(page)).toContainText('You are offline.');
    await page.context().setOffline(false);
    await save.click();
    await shop.seesHeading('Your addresses');
    await shop.sees('St. Louis MO 63101');
    await expect(unsent(page)).toHaveCount(0);
  });

  test('a product that is added offline, with its quantity', async ({ page, shop }) => {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    await shop.setsQuantity(3);
    await page.context().setOffline(true);
    await shop.addsToCart();
    await expect(page.getByText('You are offline.').first()).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('main').getByRole('spinbutton').first()).toHaveValue('3');
    await shop.addsToCart();
    await shop.seesInSideCart('Halden Club Bar');
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('3');
  });

  test('the e-mail address of a log-in, and where it leads', async ({ page, shop }) => {
    await shop.opens('/login?redirect=/account/wishlist');
    await shop.isReady();
    const logIn = page.getByRole('button', { name: 'Log in', exact: true });
    const form = page.locator('form', { has: logIn });
    await form.getByLabel('Email').fill('maya@example.com');
    await form.getByLabel('Password', { exact: true }).fill('squat-deep-24');
    await answersNextForm(page, 503);
    await logIn.click();
    await expect(unsent(page)).toBeVisible();
    await expect(form.getByLabel('Email')).toHaveValue('maya@example.com');
    await logIn.click();
    await page.waitForURL(/\/account\/wishlist$/);
  });

  test('a part of the page that is asked for offline says so beside its field', async ({ page, shop }) => {
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    const zip = page.getByLabel('ZIP code');
    await zip.fill('43215');
    await answersNextForm(page, 503);
    await page.getByRole('button', { name: 'Show costs' }).click();
    await shop.sees('The carriers did not answer. Try again in a moment.');
    await expect(zip).toHaveValue('43215');
    await page.getByRole('button', { name: 'Show costs' }).click();
    await shop.sees('1 piece to 43215, Ohio');
  });
});
