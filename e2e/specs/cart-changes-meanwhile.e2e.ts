import type { Page } from '@playwright/test';
import { changeProduct } from '../fixtures/database.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const scarce = { path: '/halden-competition-kettlebell-12-kg', name: 'Halden Competition Kettlebell 12 kg' };
const other = { path: '/halden-competition-kettlebell-32-kg', name: 'Halden Competition Kettlebell 32 kg' };

const lineOf = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('spinbutton', { name }) });

test.describe('a store whose stock and prices change', { tag: '@one-width' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('shows unavailable quantities at the line, in the side cart and in checkout, with a remedy', async ({
    page,
    shop,
    checkout,
  }) => {
    const notice = page
      .getByRole('main')
      .getByRole('list')
      .filter({ hasText: `${scarce.name}:` });
    await shop.opens(scarce.path);
    await shop.setsQuantity(5);
    await shop.addsToCart();
    await shop.seesInSideCart(scarce.name);
    await shop.opens(other.path);
    await shop.addsToCart();
    await shop.seesInSideCart(other.name);
    const undo = await changeProduct('halden-competition-kettlebell-12-kg', { stock: 2 });
    try {
      await shop.opens('/cart');
      await expect(lineOf(page, scarce.name).getByText('Only 2 left')).toBeVisible();
      await expect(lineOf(page, other.name).getByText(/left|Sold out/)).toHaveCount(0);
      await page
        .getByRole('banner')
        .getByRole('link', { name: /Cart|items/ })
        .click();
      await shop.goesToCheckout();
      await expect(notice).toContainText(`${scarce.name}: Only 2 left.`);
      const start = page.getByRole('region', { name: 'Go on as a guest' });
      await start.getByLabel('Email').fill(guest.email);
      await start.getByRole('button', { name: 'Continue to shipping' }).click();
      await expect(page.getByText(`${scarce.name}: Only 2 left.`)).toHaveCount(2);
      expect(new URL(page.url()).pathname, 'checkout does not begin').toBe('/checkout');
      await notice.getByRole('button', { name: /Change to 2/ }).click();
      await expect(notice).toHaveCount(0);
      await checkout.reachesPaymentAsGuest();

      await changeProduct('halden-competition-kettlebell-12-kg', { stock: 0 });
      await shop.opens('/cart');
      await expect(lineOf(page, scarce.name).getByText('Sold out')).toBeVisible();
      await notice.getByRole('button', { name: /Remove/ }).click();
      await expect(page.getByText('Sold out')).toHaveCount(0);
      await expect(lineOf(page, other.name)).toBeVisible();
    } finally {
      await undo();
    }
  });

  test('marks a line whose price changed while displayed, and shows the new total of the cart', async ({
    page,
    shop,
  }) => {
    await shop.opens(scarce.path);
    await shop.addsToCart();
    await shop.seesInSideCart(scarce.name);
    await shop.opens(other.path);
    await shop.addsToCart();
    await shop.seesInSideCart(other.name);
    await shop.opens('/cart');
    await shop.isReady();
    const undo = await changeProduct('halden-competition-kettlebell-12-kg', { price: '12.34' });
    try {
      await expect(page.getByText(/The price of/)).toHaveCount(0);
      await lineOf(page, other.name).getByRole('spinbutton').fill('2');
      await lineOf(page, other.name).getByRole('spinbutton').blur();
      const said = page.getByRole('status').filter({ hasText: `The price of ${scarce.name} changed from` });
      await expect(said).toContainText('to $12.34.');
      await expect(said).toContainText(/Your cart comes to \$[\d,.]+ now\./);
      await expect(page.getByText(`The price of ${other.name}`)).toHaveCount(0);
    } finally {
      await undo();
    }
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('tells a shopper once that the last piece was sold, with possible actions', async ({
        page,
        shop,
        checkout,
      }) => {
        await shop.opens(scarce.path);
        await shop.addsToCart();
        if (javaScriptEnabled) {
          await shop.seesInSideCart(scarce.name);
          await shop.goesToCartFromSideCart();
        }
        await shop.goesToCheckout();
        await checkout.entersAddress(guest);
        if (!javaScriptEnabled) await page.getByRole('button', { name: 'Continue to payment' }).click();
        await checkout.seesShippingMethods();
        await checkout.continuesToPayment();
        await checkout.paysWith('Klarna');
        await checkout.continuesToReview();
        const undo = await changeProduct('halden-competition-kettlebell-12-kg', { stock: 0 });
        try {
          await checkout.placesOrder();
          const dialog = page.getByRole('dialog', { name: 'Out of stock' });
          const notice = page.getByRole('status').filter({ hasText: `${scarce.name}: Sold out.` });
          if (javaScriptEnabled) {
            await expect(dialog).toContainText(scarce.name);
            await expect(notice).toHaveCount(0);
          } else {
            await expect(notice).toContainText('Your order was not placed');
            await expect(notice.getByRole('button', { name: 'Remove' })).toBeVisible();
          }
          await expect(page.getByRole('alert').filter({ hasText: scarce.name })).toHaveCount(0);
          await expect(page.getByText(/is no longer available/)).toHaveCount(0);
        } finally {
          await undo();
        }
      });
    });
  }
});
