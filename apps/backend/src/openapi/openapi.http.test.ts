import { expect, it } from 'vitest';
import { testOrigin } from '../testing/shopper.ts';
import { useTestStore } from '../testing/test-store.ts';

const store = useTestStore();

it('is served for programs', async () => {
  const response = await store.shopper().request('/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: testOrigin }] });
});

it('is served for people, as a page on which nothing runs and nothing comes from elsewhere [SECURITY-18]', async () => {
  const response = await store.shopper().request('/openapi');
  expect(response.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[^']+'; frame-ancestors 'none'; base-uri 'none'$/,
  );
  const html = await response.text();
  expect(html).toContain('/svc_list/lists/{id}/items');
  expect(html).not.toMatch(/<script|https?:\/\/|style="/);
  const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, target] of html.matchAll(/href="#([^"]+)"/g)) expect(ids).toContain(target);
});
