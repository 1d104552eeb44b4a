import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { sampleCustomer, sampleGuest, sampleMenu } from '../testing/sample-site.ts';
import { UiProvider } from '../theme/UiProvider.tsx';
import { SiteHeader, type SiteHeaderProps } from './SiteHeader.tsx';

const show = (props: Partial<SiteHeaderProps> = {}) =>
  render(
    <UiProvider siteName="Halden">
      <SiteHeader
        homeUrl="/"
        menu={sampleMenu}
        searchUrl="/search"
        account={sampleGuest}
        cartUrl="/cart"
        cartCount={2}
        {...props}
      />
    </UiProvider>,
  );

describe('SiteHeader', () => {
  it('closes the menu of a phone on every navigation, including back and forward [S4-misc-01]', async () => {
    const header = (currentUrl: string) => (
      <SiteHeader
        homeUrl="/"
        menu={sampleMenu}
        searchUrl="/search"
        account={sampleGuest}
        cartUrl="/cart"
        cartCount={0}
        currentUrl={currentUrl}
      />
    );
    const { rerender } = render(header('/barbells'));
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    rerender(header('/'));
    expect(screen.queryByRole('dialog')).toBeNull();
    rerender(header('/barbells'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('has the store name as its logo, linked to the home page [S2-header-01]', () => {
    show();
    expect(screen.getByRole('link', { name: 'Halden, home' })).toHaveAttribute('href', '/');
  });

  it('has a search box that is a plain form with the field q [S2-header-02]', () => {
    show();
    const box = screen.getByRole('searchbox', { name: 'Search' });
    expect(box).toHaveAttribute('name', 'q');
    expect(box.closest('form')).toHaveAttribute('action', '/search');
    expect(box.closest('form')).toHaveAttribute('method', 'get');
  });

  it('has the account menu of a customer, with its entries [S2-header-03] [S2-header-06] [S2-header-08] [S2-header-11]', () => {
    show({ account: sampleCustomer });
    for (const name of ['My Account', 'Order History', 'Account Settings']) {
      expect(screen.getByRole('link', { name, hidden: true })).toBeInTheDocument();
    }
    expect(screen.queryByText('Log In')).toBeNull();
  });

  it('logs out with a plain form [S2-header-12]', () => {
    show({ account: sampleCustomer });
    const form = screen.getByRole('button', { name: 'Log Out', hidden: true }).closest('form');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('action', '/logout');
  });

  it('offers guests Log In and no Log Out [S2-header-13]', () => {
    show();
    expect(screen.getByRole('link', { name: 'Log In' })).toHaveAttribute('href', '/login');
    expect(screen.queryByText('Log Out')).toBeNull();
  });

  it('shows the number of items in the cart [S2-header-04]', () => {
    show({ cartCount: 2 });
    expect(screen.getByRole('link', { name: /Cart\s*2\s*items/ })).toHaveAttribute('href', '/cart');
  });

  it('opens the side cart on a plain click, and follows the link with a modifier key [S2-header-05]', async () => {
    const onOpenCart = vi.fn();
    show({ onOpenCart });
    const link = screen.getByRole('link', { name: /Cart/ });
    await userEvent.click(link);
    expect(onOpenCart).toHaveBeenCalledOnce();
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(link);
    expect(onOpenCart).toHaveBeenCalledOnce();
  });

  it('opens the menu of a narrow screen in a dialog with every category', async () => {
    show();
    await userEvent.click(screen.getByRole('link', { name: 'Menu' }));
    const dialog = await screen.findByRole('dialog', { name: 'Shop' });
    expect(within(dialog).getByText('Power racks')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog', { name: 'Shop' })).toBeNull();
  });
});

it.each([
  [0, 'Cart0 items'],
  [1, 'Cart1 item'],
  [2, 'Cart2 items'],
])('cart link announces %i in the cart to screen readers', (cartCount, words) => {
  show({ cartCount });
  expect(screen.getByRole('link', { name: /Cart/ }).textContent).toBe(words);
});
