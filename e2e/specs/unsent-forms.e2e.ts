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

test.describe('form that the store cannot accept keeps its input', { tag: '@one-width' }, () => {
  test('for a new address, also after its errors were shown, for any kind of store failure', async ({
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

  test('for a product added offline, with its quantity', async ({ page, shop }) => {
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

  test('for a log-in: the e-mail and the redirect target', async ({ page, shop }) => {
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

  test('for a part of the page requested offline, with a message beside its field', async ({ page, shop }) => {
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

  test('for a review with its photo, for any kind of store failure', async ({ page, shop }) => {
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('unsent-photo') });
    await shop.opens('/halden-club-bar-20-kg');
    await page.getByRole('link', { name: 'Write a review' }).click();
    await shop.seesHeading('Write a review');
    await shop.isReady();
    const buffer = await page.screenshot({ type: 'jpeg' });
    const photos = page.getByLabel(/^Photos/);
    await photos.setInputFiles({ name: 'bar.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
    await page.getByLabel('Headline').fill('A year on');
    await page.getByRole('textbox', { name: 'Your review' }).fill('As it looks after a year.');
    const send = page.getByRole('button', { name: 'Send the review' });
    const chosen = () => photos.evaluate((input: HTMLInputElement) => [...(input.files ?? [])].map(({ name }) => name));
    for (const [answer, reason] of [
      [413, 'That is too large.'],
      ['nothing', 'The store cannot be reached right now.'],
    ] as const) {
      await answersNextForm(page, answer);
      await send.click();
      await expect(unsent(page)).toContainText(reason);
      expect(await chosen()).toEqual(['bar.jpg']);
    }
    await page.context().setOffline(true);
    await send.click();
    await expect(unsent(page)).toContainText('You are offline.');
    await expect(page.getByLabel('Headline')).toHaveValue('A year on');
    expect(await chosen()).toEqual(['bar.jpg']);
    await page.context().setOffline(false);
    await send.click();
    await shop.sees('Thank you. Your review is here');
    await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('img')).toHaveCount(1);
  });

  test('for corrections sent with Enter while the page reloads after its response', async ({ page, shop }) => {
    await shop.opens('/login');
    await shop.isReady();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Log in', exact: true }) });
    await form.getByLabel('Email').fill('maya@example.com');
    let reloads: (() => void)[] = [];
    await page.route(
      (url) => url.searchParams.has('_data'),
      (route) => {
        if (route.request().method() === 'POST') return route.fallback();
        reloads.push(() => void route.fallback().catch(() => undefined));
        return undefined;
      },
    );
    const password = form.getByLabel('Password', { exact: true });
    await password.fill('squat-deep-25');
    await password.press('Enter');
    await shop.sees('That email and password do not belong together.');
    expect(reloads.length).toBeGreaterThan(0);
    await password.fill('squat-deep-24');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await password.press('Enter');
    await sent;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    for (const reload of reloads) reload();
    reloads = [];
    await page.waitForURL(/\/account/);
  });
});
