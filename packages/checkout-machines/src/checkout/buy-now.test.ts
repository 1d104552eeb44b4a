import { describe, expect, it } from 'vitest';
import { isCheckoutPath } from './buy-now.ts';

describe('path of the site', () => {
  it.each([
    '/checkout',
    '/checkout/',
    '/checkout/payment',
    '/checkout?step=review',
    '/checkout#errors',
    '/login',
    '/login?next=/checkout',
    '/customer/account/login',
    '/customer/account/login/',
  ])('%s belongs to checkout [S2-checkout-14]', (path) => {
    expect(isCheckoutPath(path)).toBe(true);
  });

  it.each([
    '/',
    '/checkouts',
    '/login-help',
    '/customer/account',
    '/customer/account/logins',
    '/shop/checkout',
    'checkout',
  ])('%s does not [S2-checkout-14]', (path) => {
    expect(isCheckoutPath(path)).toBe(false);
  });
});
