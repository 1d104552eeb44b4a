import { newEmail } from '../fixtures/new-email.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer marks a review as helpful and writes one, which others see only after moderation [S2-account-09]', async ({
  shop,
  page,
}) => {
  await shop.opens('/halden-power-bar-stainless');
  await shop.isReady();
  const reviews = page.getByRole('region', { name: 'What owners say' });
  await reviews.getByRole('link', { name: '4 stars: 1 review' }).click();
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveText(['Stiff, as it should be']);
  await reviews.getByRole('link', { name: '4 stars: 1 review' }).click();
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(4);
  await reviews.getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('review') });
  await shop.opens('/halden-power-bar-stainless');
  await shop.isReady();
  await reviews.getByRole('button', { name: /^Helpful is the review by Ravi/ }).click();
  await expect(reviews.getByRole('button', { name: 'Helpful is the review by Ravi (9)' })).toBeVisible();
  await reviews.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
  await page.getByLabel('Headline').fill('Holds on');
  await page.getByRole('textbox', { name: 'Your review' }).fill('Stiff.\n\nI like it.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await shop.sees('Thank you. Your review is here');
  await shop.sees('Waits to be read by us');
  await shop.opens('/halden-power-bar-stainless');
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(4);
});
