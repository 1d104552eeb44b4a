import { describe, expect, it } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleSearch, wireSampleSession } from '../testing/wire-samples.ts';
import type { Client } from './create-client.ts';

const category = {
  categoryId: 5,
  name: 'Barbells',
  url: '/barbells',
  description: '',
  image: null,
  parentId: null,
  inMenu: true,
};

const searchToken = (now: number, lifetimeMs = 3_600_000) => ({
  apiUrl: '/svc_search/query',
  token: 'secret',
  eventApiUrl: '/svc_search/events',
  expires: now + lifetimeMs,
});

const MINUTE_MS = 60_000;

describe('response cache', () => {
  it.each<[string, number, string, unknown, (client: Client) => Promise<unknown>]>([
    ['a category', 5 * MINUTE_MS, 'S7-calls-cat-02', category, (client) => client.content.category(5)],
    [
      'a block',
      60 * MINUTE_MS,
      'S7-calls-cat-13',
      { active: true, content: '' },
      (client) => client.content.block('top'),
    ],
    [
      'hot deals',
      5 * MINUTE_MS,
      'S7-calls-cat-10',
      { products: [], hundoProductIds: [] },
      (client) => client.content.hotDeals(),
    ],
    [
      'a route',
      120 * MINUTE_MS,
      'S7-calls-site-09',
      { entityType: 'product', entityId: 1 },
      (client) => client.routes.resolve('/x'),
    ],
  ])('keeps a response for its lifetime: %s: %d ms [%s]', async (_name, cacheMs, _requirement, answer, call) => {
    const { client, sent, clock } = createFakeWire(() => json(answer));
    await call(client);
    clock.now += cacheMs - 1;
    await call(client);
    expect(sent).toHaveLength(1);
    clock.now += 1;
    await call(client);
    expect(sent).toHaveLength(2);
  });

  it('keeps search results for one hour [S7-calls-rfk-10]', async () => {
    const wire = createFakeWire(({ path }) =>
      path.includes('rfktkn') ? json(searchToken(wire.clock.now)) : json(wireSampleSearch),
    );
    const queries = () => wire.calls().filter((call) => call === 'POST /svc_search/query').length;
    await wire.client.search.query({ keyphrase: 'bar' });
    wire.clock.now += 60 * MINUTE_MS - 1;
    await wire.client.search.query({ keyphrase: 'bar' });
    expect(queries()).toBe(1);
    await wire.client.search.query({ keyphrase: 'bars' });
    expect(queries()).toBe(2);
    wire.clock.now += 1;
    await wire.client.search.query({ keyphrase: 'bar' });
    expect(queries()).toBe(3);
  });

  it('does not keep failures', async () => {
    const { client, sent } = createFakeWire((_, index) =>
      index === 0 ? refusal(500, 'internal_error') : json(category),
    );
    await expect(client.content.category(5)).rejects.toMatchObject({ code: 'internal_error' });
    await expect(client.content.category(5)).resolves.toMatchObject({ name: 'Barbells' });
    expect(sent).toHaveLength(2);
  });

  it('does not keep products, because their stock and price change', async () => {
    const { client, sent } = createFakeWire(() => refusal(404, 'not_found'));
    await expect(client.content.product(1)).rejects.toMatchObject({ code: 'not_found' });
    await expect(client.content.product(1)).rejects.toMatchObject({ code: 'not_found' });
    expect(sent).toHaveLength(2);
  });

  it('is cleared when the shopper logs in or out', async () => {
    const { client, calls } = createFakeWire(({ path }) =>
      json(path.startsWith('/svc_session') ? wireSampleSession : category),
    );
    await client.content.category(5);
    await client.session.login({ email: 'ada@mail.example', password: 'iron' });
    await client.content.category(5);
    await client.session.logout();
    await client.content.category(5);
    expect(calls().filter((call) => call.includes('category'))).toHaveLength(3);
  });
});

describe('concurrent callers of a cached request', () => {
  it('share one request', async () => {
    const { client, sent } = createFakeWire(() => json(category));
    const answers = await Promise.all([
      client.content.category(5),
      client.content.category(5),
      client.content.category(5),
    ]);
    expect(sent).toHaveLength(1);
    expect(answers.map(({ categoryId }) => categoryId)).toEqual([5, 5, 5]);
  });

  it('abort independently: the others still get the response', async () => {
    let release: (response: Response) => void = () => undefined;
    const { client, sent } = createFakeWire(
      () =>
        new Promise<Response>((resolve) => {
          release = resolve;
        }),
    );
    const leaving = new AbortController();
    const left = client.content.category(5, { signal: leaving.signal });
    const staying = client.content.category(5);
    await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(sent[0]?.signal.aborted).toBe(false);
    release(json(category));
    await expect(staying).resolves.toMatchObject({ categoryId: 5 });
  });

  it('cancel the request once all have aborted, and the next caller starts a new one', async () => {
    const { client, sent } = createFakeWire((_, index) =>
      index === 0 ? new Promise<Response>(() => undefined) : json(category),
    );
    const leaving = new AbortController();
    const left = client.content.category(5, { signal: leaving.signal });
    await new Promise((resolve) => setTimeout(resolve, 5));
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    expect(sent[0]?.signal.aborted).toBe(true);
    await expect(client.content.category(5)).resolves.toMatchObject({ categoryId: 5 });
    expect(sent).toHaveLength(2);
  });
});

describe('search token', () => {
  const tokensAsked = (calls: readonly string[]) => calls.filter((call) => call.includes('rfktkn')).length;

  it('is cached for 14 of its 15 minutes, with the last minute as a margin [S7-calls-site-06]', async () => {
    const wire = createFakeWire(({ path }) =>
      path.includes('rfktkn') ? json(searchToken(wire.clock.now)) : json(wireSampleSearch),
    );
    await wire.client.search.query({ keyphrase: 'a' });
    wire.clock.now += 14 * MINUTE_MS - 1;
    await wire.client.search.query({ keyphrase: 'b' });
    expect(tokensAsked(wire.calls())).toBe(1);
    wire.clock.now += 1;
    await wire.client.search.query({ keyphrase: 'c' });
    expect(tokensAsked(wire.calls())).toBe(2);
  });

  it('is replaced a minute before it expires [S7-calls-site-06] [S4-session-05]', async () => {
    const wire = createFakeWire(({ path }) =>
      path.includes('rfktkn') ? json(searchToken(wire.clock.now, 5 * MINUTE_MS)) : json(wireSampleSearch),
    );
    await wire.client.search.query({ keyphrase: 'a' });
    wire.clock.now += 4 * MINUTE_MS;
    await wire.client.search.query({ keyphrase: 'b' });
    expect(tokensAsked(wire.calls())).toBe(2);
  });

  it('is requested at most six times, at increasing intervals [S7-calls-site-07]', async () => {
    const wire = createFakeWire(() => refusal(500, 'internal_error'));
    await expect(wire.client.search.query({ keyphrase: 'a' })).rejects.toMatchObject({ code: 'internal_error' });
    expect(wire.sent).toHaveLength(6);
    expect(wire.waits).toEqual([500, 1_000, 1_500, 2_000, 2_500]);
  });
});
