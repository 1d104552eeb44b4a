import { describe, expect, it } from 'vitest';
import { safeRedirect } from './safe-redirect.ts';

describe('safeRedirect', () => {
  it.each([
    ['/account/wishlist', '/account/wishlist'],
    ['/search?q=bar#products', '/search?q=bar#products'],
    ['/a/../cart', '/cart'],
    ['/login?redirect=https://evil.example', '/login?redirect=https://evil.example'],
  ])('accepts a path of the site: %s [S2-account-23]', (wanted, expected) => {
    expect(safeRedirect(wanted, '/')).toBe(expected);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/%2fevil.example',
    '%2f%2fevil.example',
    '/%252fevil.example',
    '/%5cevil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    'evil.example',
    '/..//evil.example',
    '/%',
    '',
  ])('uses the fallback for every spelling of another origin: %j (SECURITY 19)', (wanted) => {
    expect(safeRedirect(wanted, '/account')).toBe('/account');
  });

  it('uses the fallback for a missing or too long target', () => {
    expect(safeRedirect(null, '/x')).toBe('/x');
    expect(safeRedirect(undefined, '/x')).toBe('/x');
    expect(safeRedirect(`/${'a'.repeat(2001)}`, '/x')).toBe('/x');
  });
});
