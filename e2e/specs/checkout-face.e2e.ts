import type { Locator } from '@playwright/test';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect, test } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const barbell = '/halden-club-bar-20-kg';

test.use({ viewport: { width: 375, height: 812 } });

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
};

/** How many lines of text an element takes. */
const linesOf = (locator: Locator): Promise<number> =>
  locator.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });

test.describe('layout of checkout', () => {
  test('has every heading at the same height, directly below the progress, and dates without line breaks', async ({
    shop,
    checkout,
    page,
  }) => {
    const heights: number[] = [];
    /** Records the distance between the progress bar and a step's heading. */
    const measures = async (title: string) => {
      const heading = page.getByRole('heading', { level: 1, name: title });
      await expect(heading).toBeVisible();
      const [below, above] = await Promise.all([boxOf(heading), boxOf(progress)]);
      heights.push(Math.round(below.y - above.y - above.height));
    };
    const progress = page.getByRole('navigation', { name: 'Checkout steps' });
    await shop.arrivesAtCheckoutWith(barbell);
    await shop.isReady();
    const summary = await boxOf(page.getByRole('complementary', { name: 'Order summary' }));
    expect((await boxOf(progress)).y - (summary.y + summary.height)).toBeLessThan(32);
    await measures('Let’s get it to you');
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await measures('Where does it go?');
    for (const days of await page.getByText(/^expected /).all()) expect(await linesOf(days)).toBe(1);
    await checkout.continuesToPayment();
    await measures('How do you pay?');
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText('Please enter your card.')).toBeInViewport();
    await expect(page.getByText('Please enter your card.')).toHaveCount(1);
    // Waits for the card frame's response: otherwise it would apply to the new input, and the page would continue.
    await expect(page.locator('[data-busy]')).toHaveCount(0);
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
    await measures('One last look');
    expect(new Set(heights).size).toBe(1);
    expect(await linesOf(page.getByText(/, expected /))).toBe(1);
  });

  test('explains the shipping costs, and has card fields in the font and alignment of the store', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.arrivesAtCheckoutWith(barbell);
    await shop.isReady();
    await checkout.reachesPaymentAsGuest();
    await page.getByText('Your order (1)').first().click();
    const totals = page.getByRole('complementary', { name: 'Order summary' });
    await totals.getByText('Shipping', { exact: true }).first().click();
    await expect(totals.getByText('By where it goes, what it weighs and the way you choose.').first()).toBeVisible();
    const frame = page.frameLocator('iframe[title="Card details"]');
    const label = frame.getByText('Card number', { exact: true });
    await expect(label).toBeVisible();
    const [title, field] = await Promise.all([
      boxOf(page.getByRole('main').locator('p', { hasText: /^Card details$/ })),
      boxOf(label),
    ]);
    expect(Math.abs(title.x - field.x)).toBeLessThan(1);
    await expect
      .poll(() => label.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBe(1);
  });

  test('names a missing billing field once, beside the field', async ({ shop, checkout, page }) => {
    await shop.arrivesAtCheckoutWith(barbell);
    await shop.isReady();
    await checkout.entersAddress(guest);
    await checkout.seesShippingMethods();
    await page.getByRole('radio', { name: /^Pick up/ }).check({ force: true });
    await checkout.continuesToPayment();
    const name = page.getByLabel('First name');
    await expect(name, 'the address that was entered is billed').toHaveValue(guest.firstname);
    await name.fill('');
    await checkout.entersCard(sandboxCard('approved'));
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText('Please enter your first name')).toHaveCount(1);
    await expect(name).toBeFocused();
  });

  test('aligns the headings of its two ways to begin where they stand side by side', async ({ shop, page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await shop.arrivesAtCheckoutWith(barbell);
    const lookOf = (name: string) =>
      page.getByRole('heading', { level: 2, name, exact: true }).evaluate((heading) => {
        const { fontStretch, fontSize, lineHeight } = getComputedStyle(heading);
        return { fontStretch, fontSize, lineHeight, top: Math.round(heading.getBoundingClientRect().top) };
      });
    expect(await lookOf('Log in')).toEqual(await lookOf('Go on as a guest'));
  });
});
