import { actionName, type CheckoutFacts, pathAlong } from '@ironcart/checkout-machines/testing';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { Checkout, guest } from '../models/checkout.ts';
import { challengeOf, createCallChannel, stepOf } from './call-channel.ts';
import { createFormChannel } from './form-channel.ts';
import { becomeGuestWithCart } from './guest-cart.ts';
import { createReactDriver } from './react-driver.ts';
import { watchRest } from './rest.ts';
import { pieces } from './tours.ts';

/** The state of the machines after each piece, for a checkout that a reload does not reset. */
const expectedAfterEach = async (): Promise<readonly CheckoutFacts[]> => {
  const path = await pathAlong(pieces.flat(), { reloadKeeps: 'everything' });
  let done = 0;
  return pieces.map((piece) => {
    done += piece.length;
    return path.steps[done - 1]?.expect ?? path.start;
  });
};

/** The id of the checkout session in the browser's cookie. */
const sessionIdIn = async (page: Page): Promise<string> => {
  const cookies = await page.context().cookies();
  return cookies.find(({ name }) => name === 'checkout-session')?.value.split('.')[0] ?? '';
};

/** Waits for the page of a step, whichever channel led there. */
const arrivesAt = async (page: Page, { step }: CheckoutFacts, transactionId: string | undefined): Promise<void> => {
  await page.goto(step === 'challenge' ? `/sandbox-pay/challenge/${transactionId}` : `/checkout/${step}`);
};

/** The codes of the errors that a page shows. */
const errorsOn = async (page: Page): Promise<readonly string[]> => {
  const errors = await page.getByRole('alert').locator('[data-code]').all();
  return Promise.all(errors.map(async (error) => (await error.getAttribute('data-code')) ?? ''));
};

/** Completes the purchase with scripts, from the step that the page shows. */
const buysFrom = async (page: Page): Promise<void> => {
  const driver = createReactDriver(page);
  const { step, canContinue } = await driver.state();
  if (step === 'shipping') {
    await driver.fillAddress('whole');
    await driver.continue();
  }
  if (step === 'review') {
    // Payment data stays on the server: the page asks for it again.
    expect(canContinue).toBe(false);
    await expect(page.getByRole('main')).toContainText('Please enter your card.');
    await driver.goBack();
  }
  await driver.enterCard('approved');
  await driver.continue();
  await driver.place();
  expect((await driver.state()).isOrderPlaced).toBe(true);
};

test.describe('checkout continued in another channel at every state', () => {
  test.use({ javaScriptEnabled: false });

  for (const [name, isByForm] of [
    ['the page without scripts begins, and the calls of an application go on', (at: number) => at % 2 === 0],
    ['the calls of an application begin, and the page without scripts goes on', (at: number) => at % 2 === 1],
  ] as const) {
    test(name, async ({ page }) => {
      test.slow();
      const expected = await expectedAfterEach();
      await becomeGuestWithCart(page);
      await page.goto('/checkout');
      await new Checkout(page).startsAsGuest(guest.email);
      const [form, calls] = [createFormChannel(page), createCallChannel(page)];
      const id = await sessionIdIn(page);
      for (const [at, piece] of pieces.entries()) {
        const facts = expected[at];
        const before = expected[at - 1];
        if (facts === undefined) throw new Error('There are no facts');
        const words = `${at + 1}. ${piece.map(actionName).join(', ')}`;
        await test.step(words, async () => {
          if (isByForm(at) && before) await arrivesAt(page, before, challengeOf(await calls.read(id)));
          for (const step of piece) await (isByForm(at) ? form.does(step) : calls.does(id, step));
          const told = await calls.look(id);
          expect(stepOf(told), words).toBe(facts.step);
          if (facts.isOrderPlaced) return;
          if (!isByForm(at)) await arrivesAt(page, facts, challengeOf(told));
          const { pathname } = new URL(page.url());
          expect(pathname, words).toBe(
            facts.step === 'challenge' ? `/sandbox-pay/challenge/${challengeOf(told)}` : `/checkout/${facts.step}`,
          );
          expect(await errorsOn(page), words).toEqual(facts.errors);
        });
      }
      await page.goto('/cart');
      await expect(page.getByRole('main')).toContainText('Your cart is empty');
    });
  }
});

/**
 * Every state in which checkout can be left, with the pieces that lead there and the step at which the page with
 * scripts continues.
 */
const takenOver: Readonly<Record<string, { readonly after: number; readonly step: string }>> = {
  'with an address that lacks something': { after: 1, step: 'shipping' },
  'at the payment': { after: 2, step: 'payment' },
  'at the review': { after: 5, step: 'review' },
  'with a refused card': { after: 7, step: 'payment' },
  // A shopper who returns from the bank without a result has cancelled its challenge.
  'at the bank': { after: 10, step: 'payment' },
  'with an approval that was declined': { after: 11, step: 'payment' },
};

test.describe('without scripts is continued with scripts, up to the placed order', () => {
  for (const [state, { after, step }] of Object.entries(takenOver)) {
    test(state, async ({ page, baseURL }) => {
      const facts = (await expectedAfterEach())[after - 1];
      if (facts === undefined) throw new Error('There are no facts');
      const calls = createCallChannel(page);
      const id = await calls.open(await becomeGuestWithCart(page));
      await calls.startsAsGuest(id);
      for (const action of pieces.slice(0, after).flat()) await calls.does(id, action);
      expect(stepOf(await calls.look(id))).toBe(facts.step);
      const mark = { name: 'checkout-session', value: `${id}.${Date.now()}`, url: baseURL ?? '' };
      await page.context().addCookies([mark]);
      await page.goto(facts.step === 'challenge' ? '/checkout' : `/checkout/${facts.step}`);
      await watchRest(page).rest(600);
      const shown = await createReactDriver(page).state();
      expect(shown.step).toBe(step);
      expect(shown.errors).toEqual(facts.step === 'challenge' ? ['three_ds'] : facts.errors);
      await buysFrom(page);
    });
  }

  test('covers all states that its steps lead to', async () => {
    const all = (await expectedAfterEach()).filter(({ isOrderPlaced }) => !isOrderPlaced);
    const shownAs = ({ step, errors }: CheckoutFacts): string => [step, ...errors].join(' with ');
    const tried = Object.values(takenOver).flatMap(({ after }) => all.slice(after - 1, after));
    expect(new Set(tried.map(shownAs))).toEqual(new Set(all.map(shownAs)));
  });
});
