import type { CheckoutDriver, ShownFacts } from '@ironcart/checkout-machines/testing';
import type { Page } from '@playwright/test';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../models/checkout.ts';
import { becomeGuestWithCart } from './guest-cart.ts';
import { watchRest } from './rest.ts';

/** The draft is saved and rates are requested 500 ms after the last change (S4-draft-03, S4-ship-07). */
const afterChangeMs = 550;
/** The placing state is shown for at least 500 ms (S9-timing-01). */
const afterPlaceMs = 600;
/** Continue waits this long for the card form's last message. */
const afterContinueMs = 200;

const steps = [
  { heading: 'Where does it go?', path: '/checkout/shipping', step: 'shipping' },
  { heading: 'How do you pay?', path: '/checkout/payment', step: 'payment' },
  { heading: 'One last look', path: '/checkout/review', step: 'review' },
] as const;

/** Drives the storefront's checkout in a browser through its visible controls. */
export const createReactDriver = (page: Page): CheckoutDriver => {
  const checkout = new Checkout(page);
  const main = page.getByRole('main');
  const { rest } = watchRest(page);

  const stepShown = async (): Promise<ShownFacts['step']> => {
    if (await page.locator('dialog[open] iframe').isVisible()) return 'challenge';
    const path = new URL(page.url()).pathname;
    if (path === '/checkout/success') return 'success';
    const heading = await main.getByRole('heading', { level: 1 }).textContent();
    const shown = steps.find((each) => each.heading === heading);
    if (shown?.path !== path) throw new Error(`'${heading ?? ''}' is shown at ${path}`);
    return shown.step;
  };

  /** Continue is always enabled; before it is pressed, a page shows at most which fields are invalid. */
  const canContinue = async (step: ShownFacts['step']): Promise<boolean | undefined> => {
    if (step === 'review') return page.getByRole('button', { name: /^Place order/ }).isEnabled();
    if (step === 'challenge' || step === 'success') return false;
    return (await main.locator('[aria-invalid="true"]').count()) > 0 ? false : undefined;
  };

  const answerBank = async (answer: 'Approve' | 'Decline'): Promise<void> => {
    await checkout.bank.getByRole('button', { name: answer }).click();
    await page.locator('dialog[open] iframe').waitFor({ state: 'detached' });
    await rest(afterContinueMs);
  };

  return {
    open: async () => {
      await becomeGuestWithCart(page);
      await page.goto('/checkout');
      await checkout.startsAsGuest(guest.email);
      await rest();
    },
    fillAddress: async (kind) => {
      await checkout.entersAddress(kind === 'whole' ? guest : { ...guest, zip: '' });
      if (kind === 'whole') await checkout.seesShippingMethods();
      await rest(afterChangeMs);
    },
    chooseOtherShipping: async () => {
      const second = page.locator('input[name="shippingCode-1"]').nth(1);
      // Without rates there is no choice.
      if ((await second.count()) > 0) await second.check({ force: true });
      await rest(afterChangeMs);
    },
    enterCard: async (kind) => {
      const other = page.getByRole('button', { name: 'Use another card' });
      if (await other.isVisible()) await other.click();
      await checkout.entersCard(sandboxCard(kind));
      await rest();
    },
    continue: async () => {
      await page.getByRole('button', { name: /^Continue to/ }).click();
      await rest(afterContinueMs);
    },
    goBack: async () => {
      const step = await stepShown();
      const before = step === 'review' ? '/checkout/payment' : '/checkout/shipping';
      await main.locator(`a[href="${before}"]`).first().click();
      await rest();
    },
    place: async () => {
      await checkout.placesOrder();
      await rest(afterPlaceMs);
    },
    approveChallenge: () => answerBank('Approve'),
    declineChallenge: () => answerBank('Decline'),
    closeChallenge: async () => {
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      await page.locator('dialog[open] iframe').waitFor({ state: 'detached' });
      await rest(afterContinueMs);
    },
    reload: async () => {
      await rest(afterChangeMs);
      await page.reload();
      // Continues an order whose bank challenge is pending.
      await rest(afterPlaceMs);
    },
    state: async () => {
      const step = await stepShown();
      const errors = await page.getByRole('alert').locator('[data-code]').all();
      return {
        step,
        errors: await Promise.all(errors.map(async (error) => (await error.getAttribute('data-code')) ?? '')),
        canContinue: await canContinue(step),
        isOrderPlaced: step === 'success',
      };
    },
    close: async () => undefined,
  };
};
