// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RegionPanel } from './RegionPanel.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const wire: Readonly<Record<string, unknown>> = {
  geoIp: { country: 'CA', name: 'Canada', path: '/ca', current: 'DE', currentName: 'Germany' },
  config: { version: 1, flags: {} },
  route: { entityType: 'product', entityId: 7, related: { CAN: '/ca/bar' } },
};

it('offers the other site on the page and keeps what the shopper chose [S4-region-02] [S9-cookies-01]', async () => {
  vi.stubGlobal('fetch', async (request: Request) => {
    return Response.json(wire[new URL(request.url).pathname.split('/').at(-1) ?? '']);
  });
  render(<RegionPanel siteCode="EUR" pathname="/eu/stange" />);
  const link = await screen.findByRole('link', { name: 'Go to Canada' });
  expect(link.getAttribute('href')).toBe('/ca/bar');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Stay here' })));
  expect(screen.queryByRole('link')).toBeNull();
  expect(document.cookie).toContain('preferredCountry=DE');
});
