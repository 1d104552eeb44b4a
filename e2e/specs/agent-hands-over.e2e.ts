import { acpKey, agentBindings, agentStates, beginAsAgent } from '../fixtures/agents.ts';
import { testAt } from '../fixtures/another-product.ts';
import { sandboxCard } from '../fixtures/sandbox-cards.ts';
import { expect } from '../fixtures/test.ts';
import { type Checkout, guest } from '../models/checkout.ts';

const test = testAt({ IRONCART_AGENT_LOOPBACK: 'on', IRONCART_ACP_KEYS: `tests=${acpKey}` });

const cards = { refused: sandboxCard('refused'), challenge: sandboxCard('challenge') };

/** Continues from the step that the page shows, and buys with a card. */
const buys = async (checkout: Checkout, step: string, isScripted: boolean): Promise<void> => {
  const presses = () => checkout.page.getByRole('button', { name: /^Continue to/ }).click();
  if (step === 'start') await checkout.startsAsGuest(guest.email);
  if (step !== 'payment') {
    await checkout.fillsAddress(guest);
    // Without scripts, the first press shows the shipping methods.
    if (!isScripted) await presses();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
  }
  if (isScripted) {
    await checkout.entersCard(sandboxCard('approved'));
    await checkout.continuesToReview();
  } else {
    await presses();
    await checkout.entersCardOnItsPage(sandboxCard('approved'));
  }
  await checkout.page.waitForURL(/\/checkout\/review$/);
};

/** The step at which a person continues: the first incomplete one. */
const stepsAfter: Readonly<Partial<Record<string, string>>> = {
  'nothing entered': 'start',
  'an address without its postal code': 'shipping',
};

for (const [turn, isScripted] of [true, false].entries()) {
  test.describe(
    isScripted
      ? 'agent checkout continued by a person with scripts'
      : 'agent checkout continued by a person without scripts',
    () => {
      test.use({ javaScriptEnabled: isScripted });

      for (const [at, state] of agentStates.entries()) {
        // Each binding hands over to both pages, and each state is reached in two bindings.
        const binding = agentBindings[(at + turn) % agentBindings.length] ?? 'ACP';

        test(`is completed from the agent (${binding}) state: ${state}`, {
          tag: '@one-width',
        }, async ({ baseURL, checkout, page }) => {
          const begun = await beginAsAgent(baseURL ?? '', { binding, state }, cards);
          await page.goto(begun.continueUrl);
          const step = stepsAfter[state] ?? 'payment';
          await expect(page).toHaveURL(step === 'start' ? /\/checkout$/ : new RegExp(`/checkout/${step}$`));
          expect(await begun.told()).toContain('with_buyer');
          await buys(checkout, step, isScripted);
          const main = page.getByRole('main');
          await expect(main).toContainText('77 Mill Street');
          await expect(main).toContainText(state === 'another shipping method' ? 'Two-day air' : 'Ground');
          await checkout.placesOrder();
          await checkout.seesOrderNumber();
          expect(await begun.told()).toEqual(['completed']);
          await begun.close();
        });
      }
    },
  );
}
