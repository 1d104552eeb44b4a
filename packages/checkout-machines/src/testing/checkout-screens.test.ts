import { expect, it } from 'vitest';
import { checkoutScreens } from './checkout-screens.ts';

it('checkout screens cover every reachable state of checkout, each once per appearance', () => {
  const { screens, reachable } = checkoutScreens();
  expect(screens.reduce((sum, { stateCount }) => sum + stateCount, 0)).toBe(reachable);
  expect([...new Set(screens.map(({ stage }) => stage))].toSorted()).toEqual([
    'payment',
    'placing',
    'review',
    'shipping',
    'success',
  ]);
  expect(new Set(screens.map(({ title }) => title)).size).toBe(screens.length);
  console.log(`checkout: ${screens.length} looks of ${reachable} states`);
});
