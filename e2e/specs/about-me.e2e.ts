import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';

test('home page asks a shopper about their training interests, and puts related content first once a customer has answered [S6-segments-01] [S6-segments-03]', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  const question = page.getByRole('heading', { name: 'What do you train for?' });
  const forStrongmen = page.getByRole('heading', { name: 'For what has no handle' });
  await shop.opens('/');
  await expect(question).toBeVisible();
  await expect(forStrongmen).toHaveCount(0);

  await shop.registers({ firstname: 'Stina', lastname: 'Stone', email: newEmail('stone') });
  await shop.opens('/');
  await page.getByRole('link', { name: 'About you' }).click();
  await page.getByRole('checkbox', { name: 'Strongman' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await shop.sees('At present: strongman.');

  await shop.opens('/');
  await expect(forStrongmen).toBeVisible();
  await expect(question).toHaveCount(0);
  const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('For what has no handle')).toBeLessThan(headings.indexOf('What leaves the dock most'));
});
