import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const bar = '/halden-club-bar-20-kg';

test.describe('delivery costs beside the button', { tag: '@one-width' }, () => {
  test('are those of checkout for the same place, which is remembered there', async ({ shop, checkout, page }) => {
    await shop.opens(bar);
    await shop.isReady();
    await page.getByLabel('ZIP code').fill(guest.zip);
    await page.getByRole('button', { name: 'Show costs' }).click();
    await shop.sees(`1 piece to ${guest.zip}, Ohio`);
    const ways = page
      .getByRole('status')
      .getByRole('listitem')
      .filter({ hasText: /expected \w{3}, \w{3} \d+/ });
    const [first = ''] = await ways.allInnerTexts();
    const [label = '', amount = ''] = first.split('\n').filter((line) => line !== '');
    expect(amount).toMatch(/^\$\d+\.\d\d$/);
    await shop.addsToCart();
    await shop.sideCart.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL(/\/checkout(\/shipping)?$/);
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await expect(page.getByRole('radio', { name: new RegExp(`^${label.replace(', ', ' ')}`) })).toHaveAccessibleName(
      new RegExp(amount.replace(/[$.]/g, '\\$&')),
    );
    await shop.opens('/halden-r4-power-rack');
    await shop.isReady();
    await expect(page.getByLabel('ZIP code')).toHaveValue(guest.zip);
    await shop.sees(/^Package 2: Freight with lift gate/);
    await shop.sees('All packages');
  });

  test('follow the quantity, and report an invalid one beside the field', async ({ shop, page }) => {
    await shop.opens(bar);
    await shop.isReady();
    const field = page.getByLabel('ZIP code');
    await field.fill('1');
    await page.getByRole('button', { name: 'Show costs' }).click();
    await expect(field).toHaveAccessibleDescription(/ZIP code/i);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await field.fill('99501');
    await page.getByRole('button', { name: 'Show costs' }).click();
    await shop.sees('1 piece to 99501, Alaska');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await shop.setsQuantity(3);
    await shop.sees('3 pieces to 99501, Alaska');
  });

  test('are those of the last postal code, also while an earlier response is pending', async ({ shop, page }) => {
    await shop.opens(bar);
    await shop.isReady();
    const field = page.getByLabel('ZIP code');
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      ({ pathname }) => pathname.startsWith('/delivery'),
      async (route) => {
        await held;
        await route.continue().catch(() => undefined);
      },
      { times: 1 },
    );
    await field.fill(guest.zip);
    const first = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('/delivery'));
    await field.press('Enter');
    await first;
    await field.fill('99501');
    await field.press('Enter');
    await shop.sees('1 piece to 99501, Alaska');
    release();
    await expect(page.getByText(`1 piece to ${guest.zip}`)).toHaveCount(0);
  });

  test('mention where pickup is not possible, and omit products that are not delivered', async ({ shop, page }) => {
    await shop.opens('/halden-yoke');
    await shop.sees('Not for this one: it comes to you');
    await shop.opens(bar);
    await shop.sees('Free at our works on Foundry Row, Dayton');
    await shop.opens('/halden-strength-programming-monthly');
    await expect(page.getByLabel('ZIP code')).toHaveCount(0);
  });
});

test.describe('delivery costs without scripts', { tag: '@one-width' }, () => {
  test.use({ javaScriptEnabled: false });

  test('are shown on a separate page', async ({ page }) => {
    await page.goto(bar);
    await page.getByLabel('ZIP code').fill(guest.zip);
    await page.getByRole('button', { name: 'Show costs' }).click();
    await expect(page.getByText(`1 piece to ${guest.zip}, Ohio`)).toBeVisible();
    await page.getByRole('link', { name: 'Back to the product' }).click();
    await expect(page).toHaveURL(new RegExp(`${bar}$`));
  });
});
