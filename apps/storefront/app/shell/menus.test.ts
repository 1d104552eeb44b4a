import { describe, expect, it } from 'vitest';
import { footerColumns } from './menus.ts';

const labels = (isLoggedIn: boolean) =>
  footerColumns([], { name: 'Store', pages: [], social: [] }, isLoggedIn, []).flatMap(({ links }) =>
    links.map(({ label }) => label),
  );

describe('footer', () => {
  it('offers log-in to a guest, and the account to a customer', () => {
    expect(labels(false)).toContain('Log in or register');
    expect(labels(true)).not.toContain('Log in or register');
    expect(labels(true)).toContain('My Account');
  });

  it('omits the column of a store without sections', () => {
    const titles = (menu: Parameters<typeof footerColumns>[0]) =>
      footerColumns(menu, { name: 'Store', pages: [], social: [] }, false, []).map(({ title }) => title);
    expect(titles([])).toEqual(['Your account']);
    expect(titles([{ label: 'Mats', href: '/mats' }])).toEqual(['Shop', 'Your account']);
  });
});
