import { render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { QuickLinks } from './QuickLinks.tsx';

beforeEach(() => {
  render(
    <QuickLinks
      skipLinks={[{ label: 'Skip to products', href: '#products' }]}
      accountUrl="/account"
      cartUrl="/cart"
      checkoutUrl="/checkout"
      searchUrl="/search"
      contrastTarget={{ action: '/contrast', fields: { contrast: 'high' } }}
      isHighContrast={false}
    />,
  );
});

describe('QuickLinks', () => {
  it('is a named panel of links [S2-quicklinks-07]', () => {
    expect(screen.getByRole('navigation', { name: 'Quick links' })).toBeInTheDocument();
  });

  it.each([
    ['Skip to products', '#products', 'S2-quicklinks-01'],
    ['Account', '/account', 'S2-quicklinks-02'],
    ['Cart', '/cart', 'S2-quicklinks-03'],
    ['Checkout', '/checkout', 'S2-quicklinks-04'],
  ])('has the link %s to %s [%s]', (name, href) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  it('has a search form [S2-quicklinks-05]', () => {
    expect(screen.getByRole('searchbox').closest('form')).toHaveAttribute('action', '/search');
  });

  it('turns the high-contrast mode on and off with a plain form [S2-quicklinks-06]', () => {
    const toggle = screen.getByRole('button', { name: 'High Contrast Mode' });
    expect(toggle).toHaveAttribute('aria-pressed', 'false');
    expect(toggle.closest('form')).toHaveAttribute('action', '/contrast');
  });
});
