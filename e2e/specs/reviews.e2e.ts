import { newEmail } from '../fixtures/new-email.ts';
import { phonePhoto } from '../fixtures/phone-photo.ts';
import { expect, test } from '../fixtures/test.ts';

test('a customer marks a review as helpful and writes one, which others see only after moderation [S2-account-09]', async ({
  shop,
  page,
}) => {
  await shop.opens('/halden-power-bar-stainless');
  await shop.isReady();
  const reviews = page.getByRole('region', { name: 'What owners say' });
  await reviews.getByRole('link', { name: '4 stars: 2 reviews' }).click();
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveText([
    /Stiff, as it should be|My shins know it/,
    /Stiff, as it should be|My shins know it/,
  ]);
  await reviews.getByRole('link', { name: '4 stars: 2 reviews' }).click();
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(8);
  await reviews.getByRole('link', { name: 'Write a review' }).click();
  await expect(page).toHaveURL(/\/login\?redirect=/);

  await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('review') });
  await shop.opens('/halden-power-bar-stainless');
  await shop.isReady();
  await reviews.getByRole('link', { name: 'Highest' }).click();
  await expect(page).toHaveURL(/[?]reviewsBy=highest#reviews$/);
  await reviews.getByRole('button', { name: /^Helpful is the review by Ravi/ }).click();
  await expect(reviews.getByRole('button', { name: 'Helpful is the review by Ravi (9)' })).toBeVisible();
  await expect(page).toHaveURL(/[?]reviewsBy=highest#reviews$/);
  await reviews.getByRole('link', { name: 'Write a review' }).click();
  await page.getByRole('button', { name: 'Send the review' }).click();
  await page.getByRole('radio', { name: '5 of 5 stars' }).check({ force: true });
  await page.getByLabel('Headline').fill('Holds on');
  await page.getByRole('textbox', { name: 'Your review' }).fill('Stiff.\n\nI like it.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await shop.sees('Thank you. Your review is here');
  await shop.sees('Waits to be read by us');
  await shop.opens('/halden-power-bar-stainless');
  await expect(reviews.getByRole('heading', { level: 3 })).toHaveCount(8);
});

test('a customer sends a photo with a review, and an error beside it does not discard it', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('photo') });
  await shop.opens('/halden-club-bar-20-kg');
  await page.getByRole('link', { name: 'Write a review' }).click();
  await shop.seesHeading('Write a review');
  await shop.isReady();
  const picture = await page.screenshot({ type: 'jpeg' });
  await page.getByLabel(/^Photos/).setInputFiles({ name: 'bar.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await page.getByLabel('Headline').evaluate((input) => input.removeAttribute('required'));
  await page.getByRole('textbox', { name: 'Your review' }).fill('As it looks after a year.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await shop.sees('1 photo is attached.');
  await page.getByLabel('Headline').fill('A year on');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await shop.sees('Thank you. Your review is here');
  const photo = page.getByRole('list', { name: 'Your photos' }).getByRole('img');
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(50);
});

test('photo taken with a phone is reduced before upload, and stays upright', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('large-photo') });
  await shop.opens('/halden-club-bar-20-kg');
  await page.getByRole('link', { name: 'Write a review' }).click();
  await shop.seesHeading('Write a review');
  await shop.isReady();
  const buffer = await phonePhoto(page);
  expect(buffer.length).toBeGreaterThan(5_000_000);
  const field = page.getByLabel(/^Photos/);
  await field.setInputFiles({ name: 'garage.jpg', mimeType: 'image/jpeg', buffer });
  const size = () => field.evaluate((input: HTMLInputElement) => input.files?.[0]?.size ?? 0);
  await expect.poll(size).toBeLessThan(3_000_000);
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await page.getByLabel('Headline').fill('The garage');
  await page.getByRole('textbox', { name: 'Your review' }).fill('As it looks after a year.');
  await page.getByRole('button', { name: 'Send the review' }).click();
  await shop.sees('Thank you. Your review is here');
  const sent = page.getByRole('list', { name: 'Your photos' }).getByRole('img');
  expect(
    await sent.evaluate(({ naturalWidth, naturalHeight }: HTMLImageElement) => naturalHeight / naturalWidth),
  ).toBeCloseTo(4 / 3, 1);
});

test('review submitted while its photo is being reduced waits for it, and is sent once', {
  tag: '@one-width',
}, async ({ shop, page }) => {
  await shop.registers({ firstname: 'Nora', lastname: 'Lind', email: newEmail('early-photo') });
  await shop.opens('/halden-club-bar-20-kg');
  await page.getByRole('link', { name: 'Write a review' }).click();
  await shop.seesHeading('Write a review');
  await shop.isReady();
  const buffer = await phonePhoto(page);
  await page.getByRole('radio', { name: '4 of 5 stars' }).check({ force: true });
  await page.getByLabel('Headline').fill('The garage');
  await page.getByRole('textbox', { name: 'Your review' }).fill('As it looks after a year.');
  await page.evaluate(() => {
    const decode = window.createImageBitmap.bind(window);
    const decodeLater = async (picture: ImageBitmapSource, options?: ImageBitmapOptions) => {
      await new Promise((resolve) => setTimeout(resolve, 2_000));
      return decode(picture, options);
    };
    Object.assign(window, { createImageBitmap: decodeLater });
  });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/account/reviews')) sent += 1;
  });
  await page.getByLabel(/^Photos/).setInputFiles({ name: 'garage.jpg', mimeType: 'image/jpeg', buffer });
  const send = page.getByRole('button', { name: 'Send the review' });
  await send.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await shop.sees('Thank you. Your review is here');
  await expect(page.getByRole('list', { name: 'Your photos' }).getByRole('img')).toHaveCount(1);
  expect(sent).toBe(1);
});

test.describe('before the scripts have loaded', () => {
  test.use({ javaScriptEnabled: false });

  test('a critical review shows what the store answered, and when', { tag: '@one-width' }, async ({ shop, page }) => {
    await shop.opens('/halden-air-bike?stars=2#reviews');
    const review = page
      .getByRole('region', { name: 'What owners say' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Console died in week six' }) });
    await expect(review).toContainText('Halden answers');
    await expect(review).toContainText('Apr 1, 2026');
    await expect(review).toContainText('Three weeks without a console is too long');
  });

  test('reviews are filtered by verified purchases, and unfiltered again, by links', async ({ shop, page }) => {
    await shop.opens('/halden-speed-rope');
    const reviews = page.getByRole('region', { name: 'What owners say' });
    const shown = reviews.getByRole('heading', { level: 3 });
    const filter = reviews.getByRole('link', { name: /^Verified purchases \(\d+\)$/ });
    const verified = Number(/\d+/.exec(await filter.innerText())?.[0]);
    const all = await shown.count();
    expect(verified).toBeGreaterThan(1);
    expect(all).toBeGreaterThan(verified);
    await filter.click();
    await expect(page).toHaveURL(/[?]reviewsVerified=1/);
    await expect(reviews.getByText('Verified purchase', { exact: true })).toHaveCount(verified);
    await expect(shown).toHaveCount(verified);
    await filter.click();
    await expect(shown).toHaveCount(all);
  });
});
