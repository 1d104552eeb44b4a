import { expect, test } from '../fixtures/test.ts';

const plate = '/halden-training-bumper-plate-20-kg';

test.describe('express cart', { tag: '@one-width' }, () => {
  test('is discarded when the shopper leaves checkout, but not on the way to log in [S2-checkout-14]', async ({
    shop,
    page,
  }) => {
    await shop.opens(plate);
    await shop.isReady();
    const listId = await shop.buysAtOnce(plate);
    const deleted: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'DELETE') deleted.push(new URL(request.url()).pathname);
    });
    await shop.opens('/checkout');
    await expect(page.getByRole('region', { name: 'Go on as a guest' })).toBeVisible();
    const logIn = page.locator('form', { has: page.getByRole('button', { name: 'Log in', exact: true }) });
    await logIn.getByLabel('Email').fill('maya@example.com');
    await logIn.getByLabel('Password', { exact: true }).fill('not-her-password');
    await logIn.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.waitForURL(/\/login/);
    expect(deleted).toEqual([]);
    await shop.opens('/checkout');
    await expect(page.getByRole('region', { name: 'Go on as a guest' })).toBeVisible();
    await page.getByRole('link', { name: 'Cart', exact: true }).click();
    await page.waitForURL(/\/cart$/);
    await expect.poll(() => deleted).toEqual([`/svc_list/lists/${listId}`]);
  });
});
