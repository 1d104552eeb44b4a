import { expect } from '@playwright/test';
import { sandboxCard } from '../../fixtures/sandbox-cards.ts';
import { arrive, finish, type Ways } from './walk.ts';

/** Each timeout of a machine. */
export const timeouts: Ways = {
  'paymentMethod.means.tokenizing after tokenLimit': async (page) => {
    const walk = await arrive(page);
    let isSilent = true;
    await page.route(/\/sandbox-pay\/tokens/, (route) => (isSilent ? undefined : route.fallback()));
    await walk.checkout.reachesPaymentAsGuest();
    await walk.checkout.entersCard(sandboxCard('approved'));
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText('The card form did not answer.').first()).toBeVisible();
    isSilent = false;
    await walk.checkout.continuesToReview();
    await finish(walk);
  },
  'threeDs.challenging after timeLimit': {
    journey: { file: 'e2e/specs/store-set-otherwise.e2e.ts', title: 'ends the 3-D Secure flow by itself' },
  },
  'checkout.editing.payment.hearing after lastWord': { background: 'The answers go on to the review as they stand.' },
  'applePay.authorised after settleLimit': { sameAs: 'applePay: failByOrder' },
  'applePay.updating after settleLimit': { sameAs: 'applePay: updateWithoutAnswer' },
  'threeDs.resolving after lookLimit': { background: 'The bank’s window opens without the look.' },
  'threeDs.fingerprinting after fingerprintLimit': { background: 'The bank goes on without having seen the device.' },
  'threeDs.challenging.asking after lookLimit': { background: 'The order is looked at again at the next turn.' },
  'threeDs.challenging.waiting after pollInterval': { background: 'The order is looked at.' },
  'shippingRates.loadable after ratesDebounce': { background: 'The rates are asked for once the address rests.' },
  'orderPlacement.placing.minimum.waiting after placingMinimum': { background: 'Placing shows for half a second.' },
  'draftOrder.changed after saveDelay': { background: 'The answers are saved once they rest.' },
  'session.active after untilExtension': { background: 'The session is extended.' },
  'session.retrying after untilRetry': { background: 'The session is extended by another try.' },
  'healthTicks.clock.waiting after healthInterval': { background: 'The next tick.' },
  'searchDropdown.results.mounting after firstDelay': { background: 'The first results load.' },
  'searchDropdown.results.waiting after reloadDelay': { background: 'The results of what was typed load.' },
  'liveChat.waiting after interval': { background: 'Answers are asked for.' },
  'newsletterSignUp.error after resetDelay': { sameAs: 'newsletterSignUp.error' },
  'newsletterSignUp.success after resetDelay': { background: 'The form is empty again.' },
  'cartTooltip.hidden after closeDelay': { background: 'The tooltip has gone.' },
  'cartTooltip.leaving after hideDelay': { background: 'The tooltip goes.' },
  'dealSlides.rotating after slideTime': { background: 'The next slide.' },
  'listMessage.shown after displayTime': { background: 'The message has been read.' },
};
