import { expect, it } from 'vitest';
import { openStorefront, origin } from '../testing/open-storefront.ts';
import { refusal } from './refusal.ts';

const form = 'application/x-www-form-urlencoded';

it.each([
  ['a form posted from another page', 403, { method: 'POST', headers: { Origin: 'https://evil.example' } }],
  ['an unsupported method', 405, { method: 'PUT' }],
  [
    'a form without a declared length',
    411,
    { method: 'POST', body: 'a=1', headers: { Origin: origin, 'Content-Type': form } },
  ],
  [
    'a form that is too large',
    413,
    { method: 'POST', body: 'a=1', headers: { Origin: origin, 'Content-Length': '1000001' } },
  ],
] as const)('HTTP error for %s is an uncached page with a sentence: %i', async (_, status, request) => {
  const { answer, calls } = await openStorefront();
  const response = await answer(new Request(`${origin}/cart`, request));
  const { headers } = response;
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(/^[A-Z].{20,}\.\n$/);
  expect(['Content-Type', 'Cache-Control', 'X-Content-Type-Options'].map((name) => headers.get(name))).toEqual([
    'text/plain; charset=utf-8',
    'no-store',
    'nosniff',
  ]);
  expect(calls).toEqual([]);
});

it('HTTP error for a missing Content-Length does not affect a form without fields', async () => {
  const { answer } = await openStorefront();
  const headers = { Origin: origin, 'Content-Type': form };
  expect((await answer(new Request(`${origin}/logout`, { method: 'POST', headers }))).status).toBe(302);
});

it('HTTP error for a method lists the permitted methods', async () => {
  const { answer } = await openStorefront();
  const response = await answer(new Request(`${origin}/cart`, { method: 'PUT' }));
  expect(response.headers.get('Allow')).toBe('GET, HEAD, POST');
});

it('HTTP error for a rate limit has Retry-After', () => {
  expect(refusal(503, { 'Retry-After': '5' }).headers.get('Retry-After')).toBe('5');
});

it('HTTP error for a rate limit is shown to the visitor, by pages and files', async () => {
  const { get, reported } = await openStorefront({ isOverLimit: true });
  const page = await get('/search?q=bar');
  expect([page.status, page.headers.get('Retry-After'), page.headers.get('Refresh')]).toEqual([429, '20', null]);
  expect(await page.text()).toMatch(/<h1[^>]*>That was too much at once<.*Try again in 20 seconds\./);
  const file = await get('/sitemap.xml');
  expect([file.status, file.headers.get('Cache-Control')]).toEqual([429, 'no-store']);
  expect(file.headers.get('Retry-After')).toBe('20');
  expect(await file.text()).toContain('Try again in 20 seconds.');
  expect(reported).toEqual([]);
});
