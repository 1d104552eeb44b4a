import { expect } from '@playwright/test';
import { sandboxCard } from '../../fixtures/sandbox-cards.ts';
import { Checkout, guest } from '../checkout.ts';
import { Shop } from '../shop.ts';
import { arrive, finish, type Ways } from './walk.ts';

const button = { background: 'A button that is disabled, or shows that it works: the page sends no such command.' };
const sheet = (title: string) => ({ journey: { file: 'e2e/specs/apple-pay.e2e.ts', title } });

/** Each event and action with which a machine refuses something. */
export const refusals: Ways = {
  'paymentMethod: payment.failed': async (page) => {
    const walk = await arrive(page);
    let isRefused = true;
    await page.route(/\/sandbox-pay\/tokens/, (route) =>
      isRefused
        ? route.fulfill({ status: 422, json: { error: { field: 'number', message: 'This card is not accepted' } } })
        : route.fallback(),
    );
    await walk.checkout.reachesPaymentAsGuest();
    await walk.checkout.entersCard(sandboxCard('approved'));
    await page.getByRole('button', { name: 'Continue to review' }).click();
    await expect(page.getByText('This card is not accepted').first()).toBeVisible();
    isRefused = false;
    await walk.checkout.continuesToReview();
    await finish(walk);
  },
  'paymentMethod: payment.walletCancelled': async (page) => {
    const walk = await arrive(page);
    await walk.checkout.reachesPaymentAsGuest();
    await walk.checkout.paysWith('PayPal');
    await walk.checkout.answersPayPal('Cancel');
    await walk.checkout.answersPayPal('Approve');
    await expect(page.getByText(/You approved \$/)).toBeVisible();
    await walk.checkout.continuesToReview();
    await walk.checkout.placesOrder();
    await walk.checkout.seesOrderNumber();
  },
  'paymentMethod: payment.codeRequired': {
    journey: { file: 'e2e/specs/ways-to-pay.e2e.ts', title: 'enters the security code if the bank requires it' },
  },
  'paymentMethod: failToOffer': { sameAs: 'paymentMethod.methods.failed' },
  'paymentMethod: refuseExpired': { background: 'An expired card is shown as such and cannot be chosen.' },
  'paymentMethod: refuseUnavailable': { sameAs: 'paymentMethod: choice.withdrawn' },
  'paymentMethod: choice.withdrawn': async (page) => {
    const checkout = new Checkout(page);
    await new Shop(page).takesToCheckout('/eu/halden-club-bar-20-kg');
    await checkout.entersGermanAddress();
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await checkout.paysWith('Klarna');
    await page.getByRole('link', { name: 'Back to shipping' }).click();
    await page.waitForURL(/\/checkout\/shipping$/);
    const main = page.getByRole('main');
    await main.getByLabel('Country').selectOption('ES');
    await main.getByLabel('City').fill('Madrid');
    await main.getByLabel('Postal code').fill('28013');
    await main.getByRole('combobox', { name: 'Province' }).selectOption({ label: 'Madrid' });
    await checkout.seesShippingMethods();
    await checkout.continuesToPayment();
    await expect(page.getByText('This way to pay is not offered here.').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Klarna' })).toHaveCount(0);
    await finish({ page, checkout });
  },
  'giftCards: showRefusal': {
    journey: { file: 'e2e/specs/ways-to-pay.e2e.ts', title: 'no gift card twice' },
  },
  'threeDs: challenge.closed': {
    journey: { file: 'e2e/specs/checkout-survives.e2e.ts', title: "closing the bank's window" },
  },
  'threeDs: challenge.failed': { sameAs: 'threeDs.challenging.asking answered: ended' },
  'checkout: showFailure': { sameAs: 'orderPlacement.placing.attempt.settled' },
  'checkout: showStaleness': { sameAs: 'checkout.editing.explaining' },
  'checkout: showAgreementMissing': async (page) => {
    const walk = await arrive(page, '/halden-strength-programming-yearly');
    await page.getByRole('region', { name: 'Go on as a guest' }).getByLabel('Email').fill(guest.email);
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.waitForURL(/\/checkout\/payment$/);
    await walk.checkout.fillsAddress(guest);
    await walk.checkout.entersCard(sandboxCard('approved'));
    await walk.checkout.continuesToReview();
    await walk.checkout.placesOrder();
    await expect(page.getByText('Please agree before you place the order.')).toBeVisible();
    await page.getByRole('main').getByRole('checkbox').first().check({ force: true });
    await finish(walk);
  },
  'checkout: refuseWhilePlacing': button,
  'checkout: refuseReload': button,
  'checkout: showSheetFailure': { sameAs: 'applePay: failByOrder' },
  'checkout: sheet.failed': { sameAs: 'applePay: failByOrder' },
  'checkout: sheet.cancelled': { sameAs: 'applePay: applePay.cancelled' },
  'applePay: applePay.cancelled': sheet('can be cancelled, and pays when reopened'),
  'applePay: updateWithoutAnswer': sheet('reports that rates are unavailable, and pays once they are'),
  'applePay: failByOrder': sheet('fails if the order cannot be placed, and pays when reopened'),
  'applePay: failByChange': { sameAs: 'applePay: failByOrder' },
  'applePay: failUnanswered': { sameAs: 'applePay: failByOrder' },
  'applePay: completeWithFailure': { sameAs: 'applePay: failByOrder' },
  'applePay: abort': { sameAs: 'applePay: failByOrder' },
  'newsletterSignUp: tellIssues': { background: 'What is wrong stands beside the fields, and the form stays.' },
  'session: tellExpired': { background: 'The session has ended: the page is a guest’s.' },
  'session: tellExtensionFailed': { background: 'The session has ended: the page is a guest’s.' },
  'savedCards: refuseCommand': { background: 'A form sends one command to a machine of its own.' },
  'checkout: token.refused': { sameAs: 'paymentMethod: payment.failed' },
};
