import { checkoutStepAt, checkoutStepNumber, checkoutSteps } from '@ironcart/core/checkout';
import { describe, expect, it } from 'vitest';
import { progressSteps } from './steps.ts';

describe('checkout steps', () => {
  it('are numbered in the progress display [S2-checkout-10] [S2-checkout-11] [S2-checkout-12] [S2-checkout-13]', () => {
    expect(checkoutSteps.map((step) => [step, checkoutStepNumber(step)])).toEqual([
      ['start', 1],
      ['shipping', 2],
      ['payment', 3],
      ['review', 4],
    ]);
    expect(progressSteps(true).map(({ id }) => id)).toEqual(['start', 'shipping', 'payment', 'review']);
  });

  it('have separate paths, with the start as the landing page [S2-checkout-04]', () => {
    expect(progressSteps(true).map(({ href }) => checkoutStepAt(href ?? ''))).toEqual(checkoutSteps);
    expect(checkoutStepAt('/checkout')).toBe('start');
    expect(checkoutStepAt('/checkout/success')).toBeUndefined();
  });

  it('include the start for guests only', () => {
    expect(progressSteps(true)[0]?.href).toBe('/checkout');
    expect(progressSteps(false)[0]?.href).toBeUndefined();
    expect(progressSteps(true, true).map(({ id }) => id)).toEqual(['start', 'payment', 'review']);
  });
});
