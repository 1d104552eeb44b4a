// @vitest-environment jsdom
import { defaultSites, siteRecordOf } from '@ironcart/core/site';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setBrowserCookie } from '../preferences/set-browser-cookie.ts';
import { LateRegionPanel } from './LateRegionPanel.tsx';
import { RegionPanel } from './RegionPanel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wire: Readonly<Record<string, unknown>> = {
  'region.json': { isOffered: true },
  'sites.json': defaultSites.all.map((site) => ({ ...site, ...siteRecordOf(site, 'shop.test') })),
  geoIp: { country: 'CA', name: 'Canada', path: '/ca', current: 'DE', currentName: 'Germany' },
  config: { version: 1, flags: {} },
  route: { entityType: 'product', entityId: 7, related: { CAN: '/ca/bar' } },
};

it("region panel offers the other site on the page and stores the shopper's choice [S4-region-02] [S9-cookies-01]", async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    return Response.json(wire[new URL(request.url).pathname.split('/').at(-1) ?? '']);
  });
  const place = { siteCode: 'EUR', pathname: '/eu/stange', sites: defaultSites } as const;
  const { rerender } = render(<RegionPanel {...place} cartCount={0} domains={{}} />);
  const link = await screen.findByRole('link', { name: 'Go to Canada' });
  expect(link.getAttribute('href')).toBe('/ca/bar?left=EUR');
  rerender(<RegionPanel {...place} cartCount={3} domains={{ CAN: 'https://shop.example.ca' }} />);
  expect(link.getAttribute('href')).toBe('https://shop.example.ca/ca/bar?left=EUR&kept=3');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' })));
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.cookie).toContain('preferredCountry=DE');
});

it('region panel stores the country of the selected site', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    return Response.json(wire[new URL(request.url).pathname.split('/').at(-1) ?? '']);
  });
  setBrowserCookie('preferredCountry=; Max-Age=0; Path=/');
  render(<RegionPanel siteCode="EUR" pathname="/eu/stange" sites={defaultSites} cartCount={0} domains={{}} />);
  const link = await screen.findByRole('link', { name: 'Go to Canada' });
  // Prevents navigation, which jsdom does not support.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await act(async () => fireEvent.click(link));
  expect(document.cookie).toContain('preferredCountry=CA');
  expect(screen.queryByRole('link')).toBeNull();
});

it('region panel waits for three seconds, and is not shown if the shopper has left the page [S4-region-01]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.fn(async (request: Request) =>
    Response.json(wire[new URL(request.url).pathname.split('/').at(-1) ?? '']),
  );
  vi.stubGlobal('fetch', asked);
  const place = { siteCode: 'EUR', basePath: '/eu', pathname: '/eu', cartCount: 0, domains: {} } as const;
  const early = render(<LateRegionPanel {...place} />);
  await act(() => vi.advanceTimersByTimeAsync(2_999));
  early.unmount();
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(asked).not.toHaveBeenCalled();
  render(<LateRegionPanel {...place} />);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(5));
  expect(asked.mock.calls.map(([{ url }]) => new URL(url).pathname)).toEqual(
    expect.arrayContaining(['/eu/region.json', '/sites.json']),
  );
});

it.each([
  ['the server offers no region', Response.json({ isOffered: false })],
  ['the server does not respond', new Response('<h1>Bad gateway', { status: 502 })],
])('region panel loads nothing else if %s', async (_, answer) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = vi.fn(async (_request: Request) => answer);
  vi.stubGlobal('fetch', asked);
  render(<LateRegionPanel siteCode="EUR" basePath="/eu" pathname="/eu" cartCount={0} domains={{}} />);
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  vi.useRealTimers();
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(asked).toHaveBeenCalledOnce();
});
