import { axeFindings } from '../fixtures/page-findings.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';

test.describe('axe finds no violation', () => {
  test.use({ bypassCSP: true });

  test('on each step of checkout and on the success page', async ({ shop, checkout, page }) => {
    await shop.takesToCheckout('/halden-training-bumper-plate-25-kg');
    await checkout.entersAddress((await import('../models/checkout.ts')).guest);
    await checkout.seesShippingMethods();
    expect(await axeFindings(page)).toEqual([]);
    await checkout.continuesToPayment();
    await checkout.entersCard(sandboxCard('approved'));
    expect(await axeFindings(page)).toEqual([]);
    await checkout.continuesToReview();
    expect(await axeFindings(page)).toEqual([]);
    await checkout.placesOrder();
    await checkout.seesOrderNumber();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('in the account', async ({ shop, page }) => {
    await shop.logsIn('maya@example.com', 'squat-deep-24');
    const pages = [
      'dashboard',
      'orders',
      'earned-store',
      'my-lists',
      'registry',
      'custom-quoting',
      'payment-methods',
      'gift-cards',
      'reviews',
      'address',
      'about-me',
      'settings',
    ];
    for (const path of pages) {
      await page.goto(`/account/${path}`);
      expect(await axeFindings(page), path).toEqual([]);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });

    test("text in the provider's card form has the text colour of the page", async ({ shop, checkout, page }) => {
      await shop.arrivesAtCheckoutWith('/halden-training-bumper-plate-25-kg');
      await checkout.reachesPaymentAsGuest();
      const colorOf = (element: Element) => getComputedStyle(element).color;
      const form = page.frameLocator('iframe[title="Card details"]');
      // The step may be rendered again before its form is shown.
      await expect(form.getByLabel('Card number')).toBeVisible();
      const ink = await page.getByRole('heading', { level: 1 }).evaluate(colorOf);
      expect(await form.getByText('Card number').evaluate(colorOf)).toBe(ink);
      expect(await form.getByLabel('Card number').evaluate(colorOf)).toBe(ink);
    });
  });
}
