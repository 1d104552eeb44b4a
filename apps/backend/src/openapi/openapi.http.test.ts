import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testOrigin } from '../testing/shopper.ts';
import { useTestStore } from '../testing/test-store.ts';
import type { OpenApiDocument } from './document.ts';

const store = useTestStore();

/** Requirements that name one call by method and path, as in `GET /svc_list/lists/{id}`. */
const requirementsOfCalls = readFileSync(
  new URL('../../../../docs/requirements/7-calls.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { readonly id: string; readonly text: string })
  .flatMap(({ id, text }) => {
    const [, method, path] = /^`([A-Z]+) (\/svc_[^`?[]+)[^`]*`(?!.*captcha token for)/.exec(text) ?? [];
    return method === undefined || path === undefined ? [] : [{ id, call: addressOf(method, path) }];
  });

/** Ignores parameter names and a trailing slash. */
function addressOf(method: string, path: string): string {
  return `${method.toUpperCase()} ${path
    .replace('/site/{code}', '')
    .replace(/\{\w+\}/g, '{}')
    .replace(/\/$/, '')}`;
}

it('API description is served as JSON, with a sentence on each call and its requirements', async () => {
  const response = await store.shopper().request('/openapi.json');
  expect(response.headers.get('content-type')).toContain('application/json');
  const document = (await response.json()) as OpenApiDocument;
  expect(document).toMatchObject({ openapi: '3.1.0', servers: [{ url: testOrigin }] });
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ ...operation, call: addressOf(method, path) })),
  );
  for (const { summary } of operations) expect(summary).toMatch(/^[A-Z].{10,140}\.$/);
  expect(new Set(operations.map(({ summary }) => summary)).size).toBe(operations.length);
  const answered = operations.map(({ call, description }) => ({
    call,
    ids: description?.replace(/^Requirements: /, '').split(', ') ?? [],
  }));
  for (const id of answered.flatMap(({ ids }) => ids)) expect(id).toMatch(/^S7-[a-z-]+-\d{2}$/);
  expect(requirementsOfCalls.length).toBeGreaterThan(60);
  for (const { id, call } of requirementsOfCalls) {
    expect({ id, calls: answered.filter(({ ids }) => ids.includes(id)).map((one) => one.call) }).toEqual({
      id,
      calls: [call],
    });
  }
});

it('API description is served as a page without scripts or content from other hosts [SECURITY-18]', async () => {
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

it('API description page contains everything about a call beside its schemas', async () => {
  const html = await (await store.shopper().request('/openapi')).text();
  const of = (id: string): string => new RegExp(`<details id="${id}">[^]*?</details>`).exec(html)?.[0] ?? '';
  expect(of('list.addItems')).toContain('<p>Requirements: S7-calls-lists-06</p>');
  expect(of('list.addItems')).toContain('<p>On another site: <code>/svc_list/site/{site}/lists/{id}/items</code></p>');
  expect(of('list.addItems')).toContain('<h3>Body, application/json</h3><pre>');
  expect(of('list.addItems')).not.toMatch(/may keep the answer|search token/);
  expect(of('content.getCategory')).toContain('<p>The client may keep the answer for 300 seconds.</p>');
  expect(of('search.query')).toContain('<p>Opened by the search token (Bearer).</p>');
  expect(of('flag.getConfig')).toContain('<h3>Answer</h3><pre>');
  expect(of('checkout.getOrder')).toMatch(/<code>storeId<\/code>\??<\/td><td>query<\/td>/);
});
