import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

interface TaxRequest {
  readonly hundoDiscount: number;
  readonly shippingAmount: number;
  readonly eoriNumber?: string;
}
interface TaxAnswer {
  readonly totalTaxAmount: number;
  readonly summary: readonly { readonly taxAmount: number }[];
  readonly vatResponse?: { readonly valid: boolean };
}

test.describe('on the European site', () => {
  test('prices with VAT and net prices are shown side by side [S9-vat-01]', async ({ shop, page }) => {
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

  test('product page and cart show the same price, and checkout marks amounts without VAT [S9-vat-01]', {
    tag: ['@one-width'],
  }, async ({ shop, page }) => {
    await shop.takesToCheckout('/eu/halden-club-bar-20-kg');
    await page.goto('/eu/cart');
    const main = page.getByRole('main');
    await expect(main.getByText('€361.76').filter({ visible: true })).toHaveCount(2);
    await expect(main.getByText('€304.00 excl. VAT')).toBeVisible();
    await main.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL(/\/eu\/checkout$/);
    await page.getByText('Your order (1)').locator('visible=true').click();
    await expect(page.getByText('excl. VAT', { exact: true }).locator('visible=true').first()).toBeVisible();
    await expect(page.getByText('€304.00').locator('visible=true').first()).toBeVisible();
  });

  test('a gift card costs its face value, also where prices contain VAT', { tag: ['@one-width'] }, async ({
    shop,
    page,
  }) => {
    await shop.opens('/gb/halden-steel-gift-card');
    await expect(page.getByRole('main').getByText('£250.00').first()).toBeVisible();
    await expect(page.getByRole('main').getByText('excl. VAT')).toHaveCount(0);
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

  test('the tax request contains each specified field, and checkout shows the result [S7-calls-checkout-05] [S7-calls-checkout-06]', {
    tag: ['@one-width', '@often'],
  }, async ({ shop, checkout, page }) => {
    await shop.opens('/eu/halden-training-bumper-plate-25-kg');
    await shop.isReady();
    await shop.setsQuantity(12);
    await shop.addsToCart();
    await shop.seesInSideCart('Weight discount');
    const discount = await shop.sideCart.getByText(/^−€/).textContent();
    await shop.sideCart.getByRole('link', { name: 'Check out' }).click();
    await page.waitForURL(/\/eu\/checkout$/);
    await checkout.entersGermanAddress();
    const exchanges: { readonly path: string; readonly sent: TaxRequest; readonly answer: TaxAnswer }[] = [];
    await page.route('**/svc_tax/**', async (route) => {
      const response = await route.fetch();
      const { pathname: path } = new URL(route.request().url());
      exchanges.push({ path, sent: route.request().postDataJSON(), answer: await response.json() });
      await route.fulfill({ response });
    });
    await page.getByRole('main').getByLabel('VAT number').fill('DE136695976');
    await page.getByRole('main').getByLabel('EORI number').fill('DE1234567');
    await page.getByRole('main').getByLabel('EORI number').blur();
    await expect.poll(() => exchanges.at(-1)?.sent.eoriNumber).toBe('DE1234567');
    const { path, sent, answer } = exchanges.at(-1) ?? {};
    expect(path).toBe('/svc_tax/site/EUR/tax/rates/fetch');
    if (sent === undefined || answer === undefined) throw new Error('The tax was asked for');
    expect(Object.keys(sent).toSorted()).toEqual([
      'eoriNumber',
      'hundoDiscount',
      'items',
      'shippingAddress',
      'shippingAmount',
      'storeId',
      'vatNumber',
    ]);
    expect(sent).toMatchObject({
      storeId: 5,
      shippingAddress: { countryId: 'DE', postcode: '10119', city: 'Berlin', vatId: 'DE136695976' },
      items: [{ qty: 12, type: 'simple', sku: expect.any(String), rowTotal: expect.any(Number) }],
      vatNumber: 'DE136695976',
      eoriNumber: 'DE1234567',
    });
    expect(`−€${sent.hundoDiscount.toFixed(2)}`).toBe(discount);
    expect(sent.shippingAmount).toBeGreaterThan(0);
    expect(answer.vatResponse).toEqual({ valid: true });
    const sum = answer.summary.reduce((all, { taxAmount }) => all + taxAmount, 0);
    expect(sum).toBeCloseTo(answer.totalTaxAmount, 2);
    const shown = page.getByText(`€${answer.totalTaxAmount.toFixed(2)}`).locator('visible=true');
    await expect(shown.first()).toBeVisible();
  });

  test('a guest in Madrid selects the province, and shipping rates are loaded', {
    tag: ['@one-width', '@often'],
  }, async ({ shop, checkout, page }) => {
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

test.describe('on the British site, on a phone', { tag: ['@one-width', '@often'] }, () => {
  test.use({ viewport: { width: 375, height: 812 } });

  test('a guest with a decomposed umlaut in the e-mail buys with a postal code typed in lower case', async ({
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
    await expect(
      page
        .getByRole('main')
        .getByText(/^£[\d.]+\sexcl\.\sVAT$/)
        .first(),
    ).toBeVisible();
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
