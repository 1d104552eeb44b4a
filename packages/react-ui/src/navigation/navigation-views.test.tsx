import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Film } from '../media/Film.tsx';
import { NotFound } from '../messages/NotFound.tsx';
import { StockLine, type StockView } from '../product/StockLine.tsx';
import { sampleFooter } from '../testing/sample-site.ts';
import { CategoryMenu } from './CategoryMenu.tsx';
import { SiteFooter } from './SiteFooter.tsx';

describe('page footer', () => {
  const show = (more: Partial<Parameters<typeof SiteFooter>[0]>) => {
    const { container, unmount } = render(<SiteFooter {...sampleFooter} {...more} />);
    const page = { text: container.textContent, hrefs: [...container.querySelectorAll('a')].map(({ href }) => href) };
    unmount();
    return page;
  };
  const legal = { company: 'Halden', address: ['1 Foundry Row', 'Columbus'] };

  it('names the seller, with registration number and imprint if present', () => {
    const plain = show({ legal });
    expect(plain.text).toContain('Halden, 1 Foundry Row, Columbus');
    expect(plain.text).not.toMatch(/VAT id|Imprint|undefined/);
    const whole = show({ legal: { ...legal, vatId: 'DE1', imprintUrl: 'https://halden.example/imprint' } });
    expect(whole.text).toContain('Halden, 1 Foundry Row, Columbus. VAT id DE1. Imprint');
    expect(whole.hrefs).toContain('https://halden.example/imprint');
  });

  it('offers help by mail, telephone and page, as far as available', () => {
    const none = show({ support: {} });
    expect(none.hrefs.filter((href) => /^(mailto|tel):/.test(href))).toEqual([]);
    const all = show({
      support: { email: 'help@halden.example', phone: '+1 (614) 555-0100', url: 'https://help.example/' },
    });
    expect(all.hrefs).toEqual(
      expect.arrayContaining(['mailto:help@halden.example', 'tel:+16145550100', 'https://help.example/']),
    );
    expect(all.text).toContain('+1 (614) 555-0100');
  });
});

describe('category menu', () => {
  it('closes on Escape and on a selection, until the next navigation', () => {
    const items = [
      { label: 'Barbells', href: '/barbells', children: [{ label: 'Axles', href: '/axles' }] },
      { label: 'Deals', href: '/deals', children: [] },
    ];
    render(<CategoryMenu items={items} currentUrl="/deals" />);
    const menu = screen.getByRole('navigation', { name: 'Categories' });
    const isAway = () => menu.dataset.dismissed;
    expect(screen.getByRole('link', { name: 'Deals' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Barbells' })).not.toHaveAttribute('aria-current');
    expect(screen.getAllByRole('link', { name: /^All / })).toHaveLength(1);
    fireEvent.keyDown(menu, { key: 'a' });
    expect(isAway()).toBeUndefined();
    fireEvent.keyDown(menu, { key: 'Escape' });
    expect(isAway()).toBe('true');
    fireEvent.blur(menu);
    expect(isAway()).toBeUndefined();
    fireEvent.click(menu);
    expect(isAway()).toBe('true');
    fireEvent.pointerOut(menu, { relatedTarget: document.body });
    expect(isAway()).toBeUndefined();
  });
});

it('not-found page has a search and links, and a retry if the look-up failed', () => {
  const props = { homeUrl: '/', searchUrl: '/search' };
  const { rerender } = render(<NotFound {...props} suggestions={[{ label: 'Bars', href: '/bars' }]} />);
  expect(screen.getByRole('heading', { level: 1, name: 'No lift at this address' })).toBeVisible();
  expect(screen.getByText(/has moved or never was/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('list', { name: 'Sections of the shop' })).toBeVisible();
  rerender(<NotFound {...props} retryUrl="/bars?again" />);
  expect(screen.getByRole('heading', { level: 1, name: 'We could not look this page up' })).toBeVisible();
  expect(screen.getByText(/Try once more/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/bars?again');
  expect(screen.queryByRole('list')).toBeNull();
});

it.each<[StockView, string]>([
  [{ code: 'inStock' }, 'In stock'],
  [{ code: 'open', choice: 'a color' }, 'Choose a color to see stock'],
  [{ code: 'lowStock', left: 3 }, 'Only 3 left'],
  [{ code: 'backorder' }, 'Made to order'],
  [{ code: 'backorder', leadTime: 'in 2 weeks' }, 'Made to order, in 2 weeks'],
  [{ code: 'outOfStock' }, 'Out of stock'],
  [{ code: 'outOfStock', restock: 'back in March' }, 'Out of stock, back in March'],
])('stock label describes stock %o as %s', (stock, words) => {
  render(<StockLine stock={stock} promise="Leaves on Tuesday" />);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText('Leaves on Tuesday')).toBeVisible();
});

describe('content video', () => {
  it('restarts with another source, and is stopped and started with one button', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false }));
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const film = (src: string) => <Film src={src} label="A lift" hasControls={false} />;
    const { rerender } = render(film('/a.webm'));
    expect(play).toHaveBeenCalledTimes(1);
    rerender(film('/a.webm'));
    expect(play).toHaveBeenCalledTimes(1);
    rerender(film('/b.webm'));
    expect(play).toHaveBeenCalledTimes(2);
    fireEvent.play(screen.getByLabelText('A lift'));
    fireEvent.click(screen.getByRole('button', { name: 'Stop the film' }));
    expect(pause).toHaveBeenCalledOnce();
    fireEvent.pause(screen.getByLabelText('A lift'));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Play the film' })));
    expect(play).toHaveBeenCalledTimes(3);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
});
