import { expect, test } from '../fixtures/test.ts';

const header = 'body header:has(a[href="/cart"])';

test('a visitor reads an event’s pages, which have no header of the shop [S1-areas-11] [S2-cond-16] [S2-cond-17] [S2-cond-22]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/about');
  await expect(page.locator(header)).toBeVisible();
  await shop.opens('/events/halden-open');
  await shop.isReady();
  await expect(page.getByRole('heading', { level: 1, name: 'The first Open.' })).toBeVisible();
  await expect(page.locator(header)).toHaveCount(0);
  await page.getByRole('link', { name: 'The Open of 2027' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Three days in March.' })).toBeVisible();
  await expect(page.locator(header)).toHaveCount(0);
  expect((await page.request.get('/events/no-such-event/2027')).status()).toBe(404);
});

test('a visitor reads the invitational’s pages, from the app’s dashboard on [S2-appscreens-15] [S2-cond-18] [S2-cond-19] [S2-cond-21]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/app');
  await shop.isReady();
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twenty lifters. One yard.' })).toBeVisible();
  await expect(page.locator(header)).toHaveCount(0);
  await page.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByText('Friday 22 August')).toBeVisible();
});

test('the host of an event reads when it is, where, and its divisions [S2-cond-15]', { tag: '@one-width' }, async ({
  shop,
  page,
}) => {
  await shop.opens('/events/moderator/halden-open-2027');
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Open' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Women 40 and over' })).toBeVisible();
  expect((await page.request.get('/events/moderator/none')).status()).toBe(404);
});
