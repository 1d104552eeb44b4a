import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';
import { Shop } from '../models/shop.ts';

test.describe('two tabs', { tag: '@one-width' }, () => {
  test('count a product added in one in the other, without a reload', async ({ shop, page, context }) => {
    await shop.opens('/barbells');
    await shop.isReady();
    const other = await context.newPage();
    const otherShop = new Shop(other);
    await otherShop.opens('/halden-club-bar-20-kg');
    await otherShop.isReady();
    await otherShop.addsToCart();
    await otherShop.seesInSideCart('Halden Club Bar');
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1', { timeout: 15_000 });
  });

  test('count a product added in one in an untouched home page', async ({ page, context }) => {
    // Not by the model, which moves the pointer: this page's application has not started.
    await page.goto('/');
    const other = await context.newPage();
    const otherShop = new Shop(other);
    await otherShop.opens('/halden-club-bar-20-kg');
    await otherShop.isReady();
    await otherShop.addsToCart();
    await otherShop.seesInSideCart('Halden Club Bar');
    await expect(page.getByRole('banner').getByRole('link', { name: /Cart/ })).toContainText('1', { timeout: 20_000 });
  });

  test('let a customer who logs out in one log in again in the checkout of the other, and continue', async ({
    shop,
    page,
    context,
  }) => {
    const email = newEmail('tabs');
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email });
    await shop.takesToCheckout('/halden-club-bar-20-kg');
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    const other = await context.newPage();
    const otherShop = new Shop(other);
    await otherShop.opens('/account/dashboard');
    await otherShop.isReady();
    await otherShop.logsOut();
    await otherShop.isReady();
    await page.waitForURL(/\/login\?redirect=/);
    const logIn = page.getByRole('button', { name: 'Log in', exact: true });
    const form = page.locator('form', { has: logIn });
    await form.getByLabel('Email').fill(email);
    await form.getByLabel('Password', { exact: true }).fill('heavy-single-91');
    await logIn.click();
    await page.waitForURL(/\/checkout(\/shipping)?$/);
    await expect(page.getByText('Halden Club Bar').first()).toBeAttached();
  });
});
