import { describe, expect, it } from 'vitest';
import { footerColumns } from './menus.ts';

const labels = (isLoggedIn: boolean) =>
  footerColumns([], { name: 'Store', pages: [], social: [] }, isLoggedIn).flatMap(({ links }) =>
    links.map(({ label }) => label),
  );

describe('the footer', () => {
  it('asks a guest to log in, and leads a customer to the account instead', () => {
    expect(labels(false)).toContain('Log in or register');
    expect(labels(true)).not.toContain('Log in or register');
    expect(labels(true)).toContain('My Account');
  });
});
