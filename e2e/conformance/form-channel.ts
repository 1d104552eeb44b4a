import type { ConformanceAction } from '@ironcart/checkout-machines/testing';
import type { Page } from '@playwright/test';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../models/checkout.ts';

/** Fills and submits the forms of a page without scripts. Typed values are sent with the next submission. */
export const createFormChannel = (page: Page) => {
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  let card: Parameters<typeof sandboxCard>[0] | undefined;

  const presses = async (): Promise<void> => {
    await main.getByRole('button', { name: /^Continue to/ }).click();
    // The shipping methods of an address are shown before the payment.
    if (page.url().endsWith('#shipping-methods')) await main.getByRole('button', { name: /^Continue to/ }).click();
    if (!page.url().includes('/sandbox-pay/hosted-card')) return;
    if (card === undefined) await page.getByRole('link', { name: 'Back to the store' }).click();
    else await checkout.entersCardOnItsPage(sandboxCard(card));
    card = undefined;
  };
  const answersBank = async (answer: 'Approve' | 'Decline'): Promise<void> => {
    await page.getByRole('button', { name: answer }).click();
    await page.getByRole('link', { name: 'Back to the store' }).click();
  };

  return {
    does: async (step: ConformanceAction): Promise<void> => {
      switch (step.action) {
        case 'fillAddress':
          await checkout.fillsAddress(step.with === 'whole' ? guest : { ...guest, zip: '' });
          return;
        case 'chooseOtherShipping':
          await page.locator('input[name="shippingCode-1"]').nth(1).check({ force: true });
          return;
        case 'enterCard':
          card = step.with;
          return;
        case 'continue':
          await presses();
          return;
        case 'goBack':
          await main
            .locator(page.url().includes('review') ? 'a[href="/checkout/payment"]' : 'a[href="/checkout/shipping"]')
            .first()
            .click();
          return;
        case 'place':
          await checkout.placesOrder();
          return;
        case 'approveChallenge':
          await answersBank('Approve');
          return;
        case 'declineChallenge':
          await answersBank('Decline');
          return;
        case 'closeChallenge':
          await page.goto('/checkout');
          return;
        case 'reload':
          await page.reload();
      }
    },
  };
};
