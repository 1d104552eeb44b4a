// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { loadRouteData } from '../data/fetch-route-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  delete document.documentElement.dataset.environment;
});

/** A shopper's navigation that is rate-limited. */
const goOn = async (environment: 'review' | undefined, status = 429) => {
  if (environment !== undefined) document.documentElement.dataset.environment = environment;
  vi.stubGlobal('fetch', async () => new Response('Slow down', { status }));
  const request = { url: 'https://shop.example/bars', signal: new AbortController().signal };
  await expect(loadRouteData('entity')({ request: request as Request })).rejects.toMatchObject({ init: { status } });
};

it('rate limit notice appears over a store under review when requests are rejected, until it is closed [S8-http-08]', async () => {
  await goOn('review');
  await goOn('review');
  expect((await screen.findByRole('alert')).textContent).toContain('429');
  screen.getByRole('button', { name: 'Close' }).click();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('rate limit notice does not appear on a published store, nor for another rejection [S8-http-08]', async () => {
  await goOn(undefined);
  await goOn('review', 503);
  expect(screen.queryByRole('alert')).toBeNull();
});
