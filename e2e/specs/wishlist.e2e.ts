import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { expect, test } from '../fixtures/test.ts';
import { Shop } from '../models/shop.ts';

const product = { path: '/halden-club-bar-20-kg', name: 'Halden Club Bar 20 kg' };

test('wishlist item of a guest survives log-in, is shared, and another visitor adds it to a cart [S6-guest-01] [S6-guest-03] [S6-merge-01] [S2-routes-18]', async ({
  shop,
  page,
  browser,
}) => {
  const email = newEmail('wishes');
  await shop.registers({ firstname: 'Wilma', lastname: 'Wishes', email });
  await shop.logsOut();

  await shop.opens(product.path);
  await shop.isReady();
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await page.waitForURL(/\/login\?redirect=/);
  await page.getByLabel('Email', { exact: true }).first().fill(email);
  await page.getByLabel('Password', { exact: true }).first().fill('heavy-single-91');
  await page
    .getByRole('main')
    .getByRole('button', { name: /log in/i })
    .first()
    .click();
  await page.waitForURL(/\/account\/wishlist/);
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop sharing' })).toBeVisible();
  const shared = /\/wishlist\/[\w-]+/.exec(await page.getByRole('main').innerHTML())?.[0] ?? '';
  expect(shared).not.toBe('');

  const context = await browser.newContext();
  const visit = await context.newPage();
  const visitor = new Shop(visit);
  await visitor.opens(shared);
  await expect(visit.getByRole('main').getByText(product.name).first()).toBeVisible();
  await visit.getByRole('button', { name: /^Add to cart/ }).click();
  await visitor.sees('It is in your cart.');
  await visitor.opens('/cart');
  await expect(visit.getByRole('main').getByText(product.name).first()).toBeVisible();

  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(product.name).first()).toBeVisible();
  expect((await visit.request.get(shared)).status()).toBe(404);
  await context.close();
});
