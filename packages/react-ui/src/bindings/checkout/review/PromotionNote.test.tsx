import { fiveForFiveOffer } from '@ironcart/pricing';
import { expect, it } from 'vitest';
import { checkoutWith, renderStanding } from '../../../testing/standing-checkout.tsx';
import { PromotionNote } from './PromotionNote.tsx';

it.each([
  ['once', { isEnabled: true, remaining: 1 }, /You can still use this offer once\. Five of its pieces/],
  ['twice', { isEnabled: true, remaining: 2 }, /You can still use this offer 2 times\. Five of its pieces/],
  ['nothing while its flag is off', { isEnabled: false, remaining: 2 }, /^$/],
  ['nothing once it is used up', { isEnabled: true, remaining: 0 }, /^$/],
])('five-for-five note in the review shows %s [S9-promo-01] [S6-flags-11]', async (_title, status, text) => {
  const { container } = await renderStanding(checkoutWith({ promotion: fiveForFiveOffer(status) }), <PromotionNote />);
  expect(container.textContent).toMatch(text);
});
