import { describe, expect, it } from 'vitest';
import {
  checkoutStepAt,
  checkoutStepNumber,
  checkoutStepPath,
  checkoutSteps,
  checkoutSuccessPath,
} from '../checkout/checkout-steps.ts';
import { siteByCode } from '../site/specified-sites.ts';
import { loginPath, pathOnSite, safeReturnPath } from './paths.ts';

describe('checkout steps', () => {
  it('have the numbers start 1, shipping 2, payment 3, review 4', () => {
    expect(checkoutSteps.map(checkoutStepNumber)).toEqual([1, 2, 3, 4]);
    expect(checkoutSteps).toEqual(['start', 'shipping', 'payment', 'review']);
  });

  it('exist at their own paths only', () => {
    for (const step of checkoutSteps) expect(checkoutStepAt(checkoutStepPath(step))).toBe(step);
    expect(checkoutStepAt('/checkout/')).toBe('start');
    expect(checkoutStepAt('/checkout/start')).toBeUndefined();
    expect(checkoutStepAt('/cart')).toBeUndefined();
    expect(checkoutStepAt(checkoutSuccessPath)).toBeUndefined();
    expect(checkoutSuccessPath).toBe('/checkout/success');
  });
});

describe('store paths', () => {
  it('start with the path of their site', () => {
    expect(pathOnSite('/cart', siteByCode('EUR'))).toBe('/eu/cart');
    expect(pathOnSite('/', siteByCode('EUR'))).toBe('/eu');
    expect(pathOnSite('/', siteByCode('USA'))).toBe('/');
  });

  it('are the only targets of a redirect after log-in', () => {
    expect(safeReturnPath('/account/wishlist?a=1')).toBe('/account/wishlist?a=1');
    for (const asked of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      null,
      '/a\n/b',
      '/a\\b',
    ]) {
      expect(safeReturnPath(asked)).toBe('/account');
    }
    expect(loginPath('/account/wishlist')).toBe('/login?redirect=%2Faccount%2Fwishlist');
  });
});
