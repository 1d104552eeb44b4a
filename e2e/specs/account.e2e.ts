import { newEmail } from '../fixtures/new-email.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { saveAddress } from '../fixtures/saved-address.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('a customer', () => {
  test('logs in, buys with a saved address, and finds the order in the account [S1-product-02] [S1-areas-06]', async ({
    shop,
    checkout,
    page,
  }) => {
    // A new customer, so that no other journey changes the cart.
    const email = newEmail('keeper');
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email });
    await saveAddress(page, email);
    await shop.logsOut();
    await shop.logsIn(email, 'heavy-single-91');
    await shop.takesToCheckout('/halden-training-bumper-plate-20-kg');
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await checkout.placesOrder();
    const orderId = await checkout.seesOrderNumber();
    await shop.opens('/account/orders');
    await page.getByRole('link', { name: orderId }).click();
    await shop.sees('Halden Training Bumper Plate 20 kg');
    await page.getByRole('button', { name: 'Buy again' }).click();
    await shop.sees('All of it is in your cart.');
  });

  test('changes the default address, which changes the ship-to country of the shop [S4-address-05]', {
    tag: '@one-width',
  }, async ({ shop, page, context }) => {
    const email = newEmail('moves');
    await shop.registers({ firstname: 'Mo', lastname: 'Moves', email });
    await saveAddress(page, email);
    await shop.opens('/account/address?edit=new&country=CA');
    await shop.isReady();
    const fields = { 'First name': 'Mo', 'Last name': 'Moves', Phone: '416 555 0142' };
    for (const [label, text] of Object.entries(fields)) await page.getByLabel(label, { exact: true }).fill(text);
    await page.getByLabel('Street address', { exact: true }).fill('12 Yonge Street');
    await page.getByLabel('City', { exact: true }).fill('Toronto');
    await page.getByLabel('Province or territory', { exact: true }).selectOption('Ontario');
    await page.getByLabel('Postal code', { exact: true }).fill('M5E 1J9');
    await page.getByRole('button', { name: 'Save address' }).click();
    const countryOf = async () => (await context.cookies()).find(({ name }) => name === 'preferredCountry')?.value;
    await expect(page.getByRole('button', { name: 'Ship here 12 Yonge Street' })).toBeVisible();
    expect(await countryOf()).toBeUndefined();
    await page.getByRole('button', { name: 'Ship here 12 Yonge Street' }).click();
    await expect.poll(countryOf).toBe('CA');
    await expect(page.getByRole('button', { name: 'Ship here 418 Canal Street' })).toBeVisible();
  });

  test('registers, logs out, and logs in again', async ({ shop, page }) => {
    const email = newEmail('new');
    await shop.registers({ firstname: 'Nora', lastname: 'Lind', email });
    await shop.logsOut();
    await shop.opens('/account/dashboard');
    await expect(page).toHaveURL(/\/login/);
    await shop.logsIn(email, 'heavy-single-91');
    await shop.opens('/account/dashboard');
    await shop.sees('Nora');
  });
});
