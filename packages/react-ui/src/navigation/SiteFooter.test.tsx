import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleFooter } from '../testing/sample-site.ts';
import { SiteFooter } from './SiteFooter.tsx';

describe('SiteFooter', () => {
  it('shows the copyright [S2-footer-01]', () => {
    render(<SiteFooter {...sampleFooter} />);
    expect(screen.getByText('© 2026 Halden Strength Equipment')).toBeVisible();
  });

  it('shows the social links [S2-footer-02]', () => {
    render(<SiteFooter {...sampleFooter} />);
    expect(screen.getByRole('link', { name: 'Video' })).toHaveAttribute('href', 'https://video.example');
  });

  it('links to the app [S2-footer-03]', () => {
    render(<SiteFooter {...sampleFooter} />);
    expect(screen.getByRole('link', { name: 'App' })).toHaveAttribute('href', '/rogue-app');
  });

  it('has the newsletter sign-up as a plain form [S2-footer-04]', () => {
    render(<SiteFooter {...sampleFooter} />);
    const form = screen.getByRole('form', { name: 'Newsletter' });
    expect(form).toHaveAttribute('method', 'post');
    expect(screen.getByLabelText('Email for the newsletter')).toHaveAttribute('name', 'email');
  });

  it('shows Debug only with a URL for it [S2-footer-05]', () => {
    const { rerender } = render(<SiteFooter {...sampleFooter} />);
    expect(screen.queryByRole('link', { name: 'Debug' })).toBeNull();
    rerender(<SiteFooter {...sampleFooter} debugUrl="/?debug=0" />);
    expect(screen.getByRole('link', { name: 'Debug' })).toBeVisible();
  });
});
