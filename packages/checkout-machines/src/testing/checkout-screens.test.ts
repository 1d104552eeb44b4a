import { expect, it } from 'vitest';
import { checkoutScreens } from './checkout-screens.ts';

it('shows every state that checkout can be brought to, each in one look', () => {
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
