import { newEmail } from '../fixtures/new-email.ts';
import { axeFindings } from '../fixtures/page-findings.ts';
import { runCommand } from '../fixtures/run-command.ts';
import { expect, test } from '../fixtures/test.ts';

const header = 'body header:has(a[href="/cart"])';

test('a visitor reads the pages of an event, which lack the shop header [S1-areas-11] [S2-cond-16] [S2-cond-17] [S2-cond-22]', {
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

test('a visitor reads the invitational’s pages, starting from the app’s dashboard [S2-appscreens-15] [S2-cond-18] [S2-cond-19] [S2-cond-21]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.opens('/app');
  await shop.isReady();
  await page.getByRole('link', { name: 'Events' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Twenty lifters. One yard.' })).toBeVisible();
  await expect(page.locator(header)).toHaveCount(0);
  await page.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.getByText('Friday, August 22')).toBeVisible();
  await shop.opens('/gb/invitational/schedule');
  await expect(page.getByText('Friday 22 August')).toBeVisible();
});

test('the host of an event finds its date, place and divisions [S2-cond-15]', { tag: '@one-width' }, async ({
  shop,
  page,
}) => {
  await shop.opens('/events/moderator/halden-open-2027');
  await expect(page.getByRole('heading', { level: 1, name: 'Halden Open' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Women 40 and over' })).toBeVisible();
  expect((await page.request.get('/events/moderator/none')).status()).toBe(404);
});

test('a visitor finds the tickets of an event on its page, and a customer shows or prints one [S3-event-03]', async ({
  shop,
  page,
}) => {
  await shop.opens('/events/halden-open/2027');
  await shop.isReady();
  await shop.sees('Dayton, Ohio, March 12 to 14, 2027. Women, men, and both over forty.');
  await expect(page.getByRole('cell', { name: '3:00 PM' })).toBeVisible();
  await page.getByRole('link', { name: 'Halden Open 2027 Ticket, Women', exact: true }).click();
  await shop.seesHeading('Halden Open 2027 Ticket, Women');
  await shop.opens('/account/events');
  await shop.logsIn('maya@example.com', 'squat-deep-24');
  await shop.opens('/account/events');
  const code = page.getByRole('img', { name: 'QR code of your ticket for Halden Open' });
  await expect(code).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  const number = await page
    .getByText(/^[0-9a-f]{8}-[0-9a-f-]{27}$/)
    .first()
    .innerText();
  expect(await runCommand('order', 'ticket', number)).toMatch(/: valid\n.*Halden Open, Dayton, Ohio.*Women\n.*maya@/s);
  await page.emulateMedia({ media: 'print' });
  await expect(code).toBeVisible();
  await expect(page.getByRole('form', { name: 'Event profile' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test.describe('before the scripts have loaded', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a participant saves the profile without optional fields [S3-event-01] [S5-event-01]', async ({
    shop,
    page,
  }) => {
    await shop.registers({ firstname: 'Pia', lastname: 'Platform', email: newEmail('platform') });
    await shop.opens('/account/events');
    await shop.sees('No tickets yet');
    await page.getByLabel('Gym').fill('Iron House');
    await page.getByLabel('Gender').selectOption('Female');
    await page.getByRole('button', { name: 'Save' }).click();
    await shop.sees('Your event profile is saved.');
    await expect(page.getByLabel('Gym')).toHaveValue('Iron House');
    await page.getByLabel('Gym').fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('Gym')).toHaveValue('');
    await expect(page.getByLabel('Gender')).toHaveValue('Female');
  });
});
