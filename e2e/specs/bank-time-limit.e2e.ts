import { testAt } from '../fixtures/another-product.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect } from '../fixtures/test.ts';
import { guest } from '../models/checkout.ts';

const plate = '/halden-training-bumper-plate-20-kg';
const timeIsOver = 'This payment is no longer open. You can go back to the store.';

const test = testAt({ IRONCART_THREE_DS_TIMEOUT_MS: '4000' });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a bank challenge that times out leads to another payment attempt, also if answered late [FAULTS-8]', async ({
    shop,
    checkout,
    page,
  }) => {
    await shop.opens(plate);
    await shop.addsToCart();
    await shop.goesToCheckout();
    await checkout.entersAddress(guest);
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    const placesWith = async (card: Parameters<typeof sandboxCard>[0]): Promise<void> => {
      await page.getByRole('button', { name: 'Continue to review' }).click();
      await checkout.entersCardOnItsPage(sandboxCard(card));
      await checkout.placesOrder();
    };
    const isAskedForAnother = async (): Promise<void> => {
      await expect(page.getByRole('status')).toHaveText(timeIsOver);
      await page.getByRole('link', { name: 'Back to the store' }).click();
      await expect(page).toHaveURL(/\/checkout\/payment\b/);
      await expect(page.getByRole('alert').first()).toContainText('bank');
    };
    const untilItIsOver = { timeout: 30_000 };

    await placesWith('unanswered');
    await expect(page.getByRole('status')).toContainText('Waiting for your banking app');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('status')).toHaveText(timeIsOver, { timeout: 500 });
    }).toPass(untilItIsOver);
    await isAskedForAnother();

    await placesWith('challenge');
    const question = page.url();
    await expect.poll(async () => (await page.request.get(question)).text(), untilItIsOver).toContain(timeIsOver);
    await page.getByRole('button', { name: 'Approve' }).click();
    await isAskedForAnother();

    await placesWith('approved');
    await checkout.seesOrderNumber();
  });
});
