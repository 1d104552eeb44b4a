import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';

const word = 'Wolfeschlegelsteinhausenbergerdorff';

test.describe('page at 400 % zoom', { tag: '@one-width' }, () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("does not scroll sideways if a customer's name for something is one long word", async ({ page, shop }) => {
    await shop.registers({ firstname: word, lastname: word + word, email: newEmail('long') });
    await shop.opens('/halden-club-bar-20-kg');
    await shop.isReady();
    const kept = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /wishlist/.test(answer.url()),
    );
    await page.getByRole('button', { name: 'Add to wishlist' }).first().click();
    await kept;
    await shop.opens('/account/wishlist');
    await shop.isReady();
    await page.getByText('New list').first().click();
    await page.getByLabel('Name of the new list').fill(word + word);
    await page.getByRole('button', { name: 'Make the list' }).click();
    await shop.seesHeading(/^Nothing on Wolfe/);
    const emptyList = page.url();
    await shop.opens('/account/registry');
    await shop.isReady();
    const form = page.locator('form', { has: page.getByRole('button', { name: 'Make the registry' }) });
    await form.getByLabel('Title').fill(word + word);
    await form.getByLabel('Whom the gifts are for').fill(word + word);
    await form.getByLabel('Date of the event').fill('2040-06-06');
    await form.getByLabel('Share it').check();
    await form.getByRole('button', { name: 'Make the registry' }).click();
    await shop.seesHeading(word + word);
    const registry = page.url();
    const publicPage = await page.getByRole('link', { name: 'Its public page' }).getAttribute('href');
    for (const path of [
      '/',
      '/account/dashboard',
      '/account/registry',
      '/account/my-lists',
      '/account/wishlist',
      emptyList,
      registry,
      publicPage ?? '',
    ]) {
      await shop.opens(path);
      await shop.isReady();
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect.soft(sideways, path).toBeLessThanOrEqual(0);
    }
  });
});
