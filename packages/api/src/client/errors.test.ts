import { describe, expect, it } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleProduct } from '../testing/wire-samples.ts';
import { ApiError, isApiError } from './api-error.ts';

const failureOf = async (promise: Promise<unknown>): Promise<ApiError> => {
  const thrown = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(thrown instanceof ApiError)) throw new Error(`Not an ApiError: ${String(thrown)}`);
  return thrown;
};

const unreachable = () => Promise.reject(new TypeError('fetch failed'));

describe('failed API call', () => {
  it('without a response is no_response [S8-http-01]', async () => {
    const { client } = createFakeWire(unreachable, { isOnline: () => true });
    expect(await failureOf(client.content.product(1))).toMatchObject({ code: 'no_response', status: undefined });
  });

  it('without a response while offline is browser_offline [S8-http-02]', async () => {
    const { client } = createFakeWire(unreachable, { isOnline: () => false });
    expect((await failureOf(client.content.product(1))).code).toBe('browser_offline');
  });

  it.each([
    ['its type', { error: { type: 'list_full', message: 'The list is full' } }, 'list_full', 'The list is full'],
    ['otherwise the message', { error: { message: 'The list is full' } }, 'The list is full', 'The list is full'],
    ['otherwise the message beside the code', { message: 'Too much' }, 'Too much', 'Too much'],
  ])('takes its code from %s [S8-http-03]', async (_, body, code, message) => {
    const { client } = createFakeWire(() => json(body, { status: 409 }));
    expect(await failureOf(client.lists.get('list-1'))).toMatchObject({ code, message, status: 409 });
  });

  it('contains the details of the rejection', async () => {
    const { client } = createFakeWire(() =>
      refusal(409, 'order_already_published', 'Placed', { orderId: '100000042' }),
    );
    expect((await failureOf(client.lists.get('list-1'))).details).toEqual({ orderId: '100000042' });
  });

  it.each([502, 404])('with a page instead of JSON is identified by its status %d', async (status) => {
    const { client } = createFakeWire(() => new Response('<html>sorry</html>', { status }));
    expect(await failureOf(client.content.product(1))).toMatchObject({ code: `http_${status}`, status });
  });

  it.each(['', '.', '..', undefined, null])(
    'with an invalid id, %j, is rejected with an explanation, without a request',
    async (id) => {
      const { client, sent } = createFakeWire(() => json({}));
      const get = client.lists.get as (id: unknown) => Promise<unknown>;
      expect(await failureOf(get(id))).toMatchObject({
        code: 'not_found',
        message: `list.getList needs id, got "${id}"`,
      });
      expect(sent).toEqual([]);
    },
  );

  it('rejects with the reason of the signal after an abort', async () => {
    const { client } = createFakeWire(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const call = client.content.product(1, { signal: controller.signal });
    controller.abort(new Error('left the page'));
    await expect(call).rejects.toThrow('left the page');
  });
});

it('API error is distinguished from any other thrown value', () => {
  const error = new ApiError({ code: 'list_full', message: 'The list is full', call: 'list.addItems' });
  expect([isApiError(error), isApiError(error, 'list_full'), isApiError(error, 'not_found')]).toEqual([
    true,
    true,
    false,
  ]);
  const others = [
    new Error('list_full'),
    Object.assign(new Error('ENOENT'), { code: 'list_full' }),
    Object.assign(new Error('no code'), { name: 'ApiError' }),
    { name: 'ApiError', code: 'list_full' },
    'ApiError',
    undefined,
  ];
  for (const other of others) expect(isApiError(other)).toBe(false);
});

describe('response that violates the contract causes a typed error', () => {
  it.each([
    ['a price as text', { ...wireSampleProduct, price: '345.00' }],
    ['a price with three decimals', { ...wireSampleProduct, price: 345.001 }],
    ['no price', { ...wireSampleProduct, price: undefined }],
    ['a null price', { ...wireSampleProduct, price: null }],
    ['nothing', null],
    ['a list', []],
  ])('%s', async (_, body) => {
    const { client } = createFakeWire(() => json(body));
    expect((await failureOf(client.content.product(12))).code).toBe('unexpected_answer');
  });

  it('HTML', async () => {
    const { client } = createFakeWire(
      () => new Response('<html></html>', { headers: { 'content-type': 'text/html' } }),
    );
    expect((await failureOf(client.content.product(12))).code).toBe('unexpected_answer');
  });

  it('with only its first issue, because a long response could have thousands', async () => {
    const { client } = createFakeWire(() => json({ ...wireSampleProduct, price: 'x', name: 1, sku: 2 }));
    expect((await failureOf(client.content.product(12))).details).toHaveLength(1);
  });

  it('with the path, but without the value', async () => {
    const { client } = createFakeWire(() => json({ ...wireSampleProduct, price: 'secret' }));
    const { details } = await failureOf(client.content.product(12));
    expect(JSON.stringify(details)).toContain('price');
    expect(JSON.stringify(details)).not.toContain('secret');
  });
});
