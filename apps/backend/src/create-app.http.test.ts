import { expect, it } from 'vitest';
import { useTestStore } from './testing/test-store.ts';

let fault: unknown;
const store = useTestStore({ images: () => Promise.reject(fault) });

it.each([
  ['ECONNREFUSED', 503, 'The store cannot answer at the moment', '5'],
  ['57014', 503, 'The store cannot answer at the moment', '5'],
  ['25006', 503, 'The store cannot take changes at the moment', '5'],
  ['EISDIR', 500, 'Something went wrong', null],
])('backend answers a request that causes the error %s with %i: %s', async (code, status, message, retryAfter) => {
  fault = Object.assign(new Error('a fault'), { code });
  const response = await store.shopper().request('/img/w=83,f=webp/bar.webp');
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
  expect(await response.json()).toMatchObject({ error: { type: 'internal_error', message } });
});

it.each([
  ['GET', '/nothing', 404],
  ['GET', '/img-of-nothing', 404],
  ['GET', '/img/a%00.webp', 404],
  ['POST', '/svc_ssr/countries', 405],
])('backend answers %s %s with %i, with the security headers', async (method, path, status) => {
  const response = await store.shopper().request(path, { method });
  expect(response.status).toBe(status);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

it.each([
  ['DELETE', '/svc_ssr/countries', 'GET, HEAD'],
  ['PUT', '/svc_gc/giftcard', 'POST'],
  ['DELETE', '/svc_customer/customer', 'GET, HEAD, POST, PATCH'],
  ['POST', '/svc_flag/stream', 'GET, HEAD'],
])('backend answers %s %s with the permitted methods of the path', async (method, path, allowed) => {
  const response = await store.shopper().request(path, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, allowed]);
});
