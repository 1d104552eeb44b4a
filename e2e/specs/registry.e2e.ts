import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { Checkout } from '../models/checkout.ts';
import { Shop } from '../models/shop.ts';

test('a customer creates a registry, a guest finds it, buys from it, and is thanked [S1-areas-08]', async ({
  shop,
  page,
  browser,
}) => {
  const email = newEmail('registry');
  // A unique name for this run: the search matches whole words.
  const family = `Smith${email.slice('registry-'.length, email.indexOf('@'))}`;
  await shop.registers({ firstname: 'Ada', lastname: family, email });
  await shop.opens('/halden-club-bar-20-kg');
  await shop.isReady();
  await page.getByRole('button', { name: 'Add to wishlist' }).click();
  await expect(page.getByRole('link', { name: 'On your wishlist' })).toBeVisible();

  await shop.opens('/account/registry');
  await page.getByLabel('Title').fill(`The ${family} gym`);
  await page.getByLabel('Whom the gifts are for').fill(`Ada and Bo ${family}`);
  await page.getByLabel('Date of the event').fill('2041-06-12');
  await page.getByRole('button', { name: 'Make the registry' }).click();
  await shop.seesHeading(`The ${family} gym`);
  const own = page.url();
  await page.getByRole('button', { name: /Add to the registry/ }).click();
  await expect(page.getByRole('form', { name: 'Halden Club Bar 20 kg' })).toBeVisible();
  await page.getByRole('form', { name: 'Halden Club Bar 20 kg' }).getByRole('spinbutton').fill('2');
  await page.getByRole('form', { name: 'Halden Club Bar 20 kg' }).getByRole('button', { name: 'Save' }).click();
  await shop.sees('Wanted');

  const context = await browser.newContext();
  const visit = await context.newPage();
  const visitor = new Shop(visit);
  const checkout = new Checkout(visit);
  await visitor.opens('/giftregistry/search/index');
  await visit.getByLabel('Title or names').fill(family);
  await visit.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await visit.getByRole('link', { name: `The ${family} gym` }).click();
  await visitor.seesHeading(`The ${family} gym`);
  await visit.getByRole('button', { name: 'Give this' }).click();
  await expect(visit.getByRole('heading', { name: 'What you give' })).toBeVisible();
  await visit.getByLabel('Your name').fill('Uncle Cy');
  await visit.getByRole('button', { name: 'Put the gifts into the cart' }).click();
  await visit.waitForURL(/\/cart$/);
  await expect(visit.getByRole('main').getByText('Halden Club Bar 20 kg').first()).toBeVisible();
  await expect(visit.getByRole('main').getByText('A gift for').first()).toBeVisible();
  await visitor.opens('/checkout');
  await checkout.reachesReviewAsGuest(sandboxCard('approved'));
  await checkout.placesOrder();
  await checkout.seesOrderNumber();
  await context.close();

  await page.goto(own);
  await expect(page.getByText('Uncle Cy')).toBeVisible();
  await expect(page.getByText('1 × Halden Club Bar 20 kg')).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: /^1$/ }).first()).toBeVisible();
});

test.describe('before the scripts have loaded', () => {
  test.use({ javaScriptEnabled: false });

  test("the registry button of a product keeps a guest's selection during log-in, opens the form for a first registry, and then adds the product", {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    const add = page.getByRole('button', { name: 'Add to registry' });
    await shop.opens('/halden-club-bar-20-kg');
    await add.click();
    await page.waitForURL(/\/login\?redirect=/);
    await shop.createsAccount({ firstname: 'Ada', lastname: 'Smith', email: newEmail('first-registry') });
    await shop.sees('The product is on your wishlist. Make your registry, and add it from there.');
    await page.getByLabel('Title').fill('The first gym');
    await page.getByLabel('Whom the gifts are for').fill('Ada Smith');
    await page.getByLabel('Date of the event').fill('2041-06-12');
    await page.getByRole('button', { name: 'Make the registry' }).click();
    await shop.seesHeading('The first gym');
    await shop.sees('From your wishlist');
    await shop.opens('/halden-club-bar-20-kg');
    await page.getByRole('spinbutton', { name: /^Quantity/ }).fill('3');
    await add.click();
    await shop.seesHeading('The first gym');
    await expect(page.getByRole('form', { name: 'Halden Club Bar 20 kg' }).getByRole('spinbutton')).toHaveValue('3');
    await expect(page.getByText('From your wishlist')).toHaveCount(0);
  });

  test('of several open registries the newest is listed first in the account and gets new items [S2-account-12]', {
    tag: '@one-width',
  }, async ({ shop, page }) => {
    await shop.registers({ firstname: 'Ada', lastname: 'Smith', email: newEmail('two-registries') });
    for (const title of ['The garage', 'The cellar']) {
      await shop.opens('/account/registry');
      await page.getByLabel('Title').fill(title);
      await page.getByLabel('Whom the gifts are for').fill('Ada Smith');
      await page.getByLabel('Date of the event').fill('2041-06-12');
      await page.getByRole('button', { name: 'Make the registry' }).click();
      await shop.seesHeading(title);
    }
    const listed = page.getByRole('main').getByRole('link', { name: /^The (garage|cellar)$/ });
    await shop.opens('/account/registry');
    await expect(listed).toHaveText(['The cellar', 'The garage']);
    await shop.opens('/halden-club-bar-20-kg');
    await page.getByRole('button', { name: 'Add to registry' }).click();
    await shop.seesHeading('The cellar');
    await page.getByRole('button', { name: /^Close/ }).click();
    await shop.sees('The registry is closed');
    await shop.opens('/halden-club-bar-20-kg');
    await page.getByRole('button', { name: 'Add to registry' }).click();
    await shop.seesHeading('The garage');
  });
});
