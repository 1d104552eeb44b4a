import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('on the European site', () => {
  test('prices show VAT and the amount without it side by side [S9-vat-01]', async ({ shop, page }) => {
    await shop.opens('/eu/halden-club-bar-20-kg');
    await expect(page.locator('html')).toHaveAttribute('lang', /^en/);
    await expect(page.getByRole('main').getByText('€361.76').first()).toBeVisible();
    await expect(
      page
        .getByRole('main')
        .getByText(/€304\.00/)
        .first(),
    ).toBeVisible();
  });

  test('a guest in Berlin pays in euros, with German VAT', async ({ shop, checkout, page }) => {
    await shop.takesToCheckout('/eu/halden-club-bar-20-kg');
    await expect(page).toHaveURL(/\/eu\/checkout$/);
    await checkout.entersGermanAddress();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await expect(page.getByRole('button', { name: /^Place order, €/ })).toBeVisible();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    await shop.sees('Germany');
  });

  test('a guest in Madrid chooses the province, and rates follow', { tag: ['@one-width', '@every-run'] }, async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.takesToCheckout('/eu/halden-club-bar-20-kg');
    const main = page.getByRole('main');
    await checkout.entersGermanAddress();
    await main.getByLabel('Country').selectOption('ES');
    await main.getByLabel('City').fill('Madrid');
    await main.getByLabel('Postal code').fill('28013');
    await main.getByRole('combobox', { name: 'Province' }).selectOption({ label: 'Madrid' });
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
  });
});

test.describe('on the British site, on a phone', { tag: ['@one-width', '@every-run'] }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a guest with a decomposed umlaut in the email buys with a postal code typed in small letters', async ({
    shop,
    checkout,
    page,
  }) => {
    const email = 'ju\u0308rgen@b\u00fccher.example';
    await shop.takesToCheckout('/gb/halden-club-bar-20-kg');
    await checkout.entersBritishAddress(email);
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await shop.sees('SW1A 1AA');
    await shop.sees(email.normalize('NFC'));
    await page.getByText('Your order (1)').locator('visible=true').click();
    await shop.sees('£55.77');
    await expect(page.getByRole('button', { name: 'Place order, £334.62' })).toBeVisible();
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    await shop.sees('SW1A 1AA');
  });
});
