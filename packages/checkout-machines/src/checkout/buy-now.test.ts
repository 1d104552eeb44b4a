import { describe, expect, it } from 'vitest';
import { isCheckoutPath } from './buy-now.ts';

describe('leaving checkout for a path of the site', () => {
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
  ])('keeps the buy-now list for %s, which belongs to checkout [S2-checkout-14]', (path) => {
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
  ])('deletes the buy-now list for %s [S2-checkout-14]', (path) => {
    expect(isCheckoutPath(path)).toBe(false);
  });
});
