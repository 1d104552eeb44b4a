import { expect } from '@playwright/test';
import { sandboxCard } from '../../fixtures/sandbox-cards.ts';
import { guest } from '../checkout.ts';
import { arrive, finish, type Ways } from './walk.ts';

const goesOn = { background: 'The answer is what was hoped for, or decides nothing yet.' };
const refused = { sameAs: 'orderPlacement.placing.attempt.settled' };

/** Each state that depends on the content of a response. */
export const answers: Ways = {
  'shippingRates.loading answered: error': async (page) => {
    const walk = await arrive(page);
    let isEmpty = true;
    await page.route(/svc_shipping/, (route) =>
      isEmpty
        ? route.fulfill({ json: { rates: [], split: [], transactionId: 'none', allowSplit: false } })
        : route.fallback(),
    );
    await walk.checkout.entersAddress(guest);
    const retry = page.getByRole('button', { name: /try again/i });
    await retry.waitFor();
    await expect(page.getByRole('button', { name: 'Continue to payment' })).toBeVisible();
    isEmpty = false;
    await retry.click();
    await walk.checkout.seesShippingMethods();
    await walk.checkout.continuesToPayment();
    await finish(walk);
  },
  'threeDs.challenging.asking answered: ended': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesReviewAsGuest(sandboxCard('challenge'));
    await walk.checkout.placesOrder();
    await walk.checkout.bank.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await page.waitForURL(/\/checkout\/payment$/);
    await finish(walk);
  },
  'shippingRates.loading answered: valid': goesOn,
  'threeDs.challenging.asking answered: challenging.waiting': goesOn,
  'threeDs.resolving answered: challenging.waiting': goesOn,
  'threeDs.resolving answered: ended': { sameAs: 'threeDs.challenging.asking answered: ended' },
  'orderPlacement.placing.attempt.posting answered: placing.attempt.atBank': goesOn,
  'orderPlacement.placing.attempt.posting answered: placing.attempt.recognising': {
    sameAs: 'orderPlacement.placing.attempt.rechecked',
  },
  'orderPlacement.placing.attempt.posting answered: placing.attempt.settled': refused,
  'orderPlacement.placing.attempt.recheckingEarlier answered: placing.attempt.posting': goesOn,
  'orderPlacement.placing.attempt.recheckingEarlier answered: placing.attempt.settled': goesOn,
  'orderPlacement.placing.attempt.recognising answered: placing.attempt.atBank': goesOn,
  'orderPlacement.placing.attempt.recognising answered: placing.attempt.settled': refused,
  'checkout.placing answered: success': goesOn,
  'checkout.placing answered: editing.payment.answering': refused,
  'checkout.placing answered: editing.recovering': refused,
  'checkout.placing answered: editing.review': refused,
  'checkout.placing answered: editing.shipping.answering': refused,
  'checkout.placing answered: editing.start': refused,
  'checkout.editing.recovering answered: editing.payment.answering': refused,
  'checkout.editing.recovering answered: editing.review': refused,
  'checkout.editing.recovering answered: editing.shipping.answering': refused,
  'checkout.editing.recovering answered: editing.start': refused,
  'checkout.editing.rechecking answered: success': goesOn,
  'checkout.editing.rechecking answered: editing.review': {
    background: 'It is the review page itself, with Place order on it.',
  },
  'regionPrompt.loading answered: hidden': { background: 'Nobody is asked whether another site is meant.' },
  'regionPrompt.loading answered: shown': goesOn,
};
