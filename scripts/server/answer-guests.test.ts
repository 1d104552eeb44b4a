import { describe, expect, it } from 'vitest';
import { compose } from './compose.ts';

const form = 'multipart/form-data; boundary=b';
const field = '--b\r\nContent-Disposition: form-data; name="intent"\r\n\r\nwrite\r\n--b--\r\n';

/** A store whose photo forms are for customers, with the requests that reached its pages. */
const openPages = () => {
  const reached: string[] = [];
  const store = compose(
    async () => new Response('backend'),
    async (request) => {
      reached.push(`${request.method} ${(await request.text()).length}`);
      const isCustomer = request.headers.get('cookie') === 'customer';
      return isCustomer ? new Response('page') : new Response(null, { status: 302, headers: { Location: '/login' } });
    },
  );
  return { store, reached };
};

const post = (path: string, headers: Readonly<Record<string, string>>, body: BodyInit) =>
  new Request(`https://store.example${path}`, {
    method: 'POST',
    headers: { 'Content-Type': form, ...headers },
    body,
    duplex: 'half',
  } as RequestInit);

const chunks = (count: number, taken: { count: number }) =>
  new ReadableStream({
    pull: (controller) => {
      if (taken.count >= count) return controller.close();
      taken.count += 1;
      controller.enqueue(new Uint8Array(100_000));
    },
  });

describe('large form of a page with photos', () => {
  it.each(['/account/reviews', '/rmaprocess/select-items', '/eu/account/reviews'])(
    'from a guest on %s is answered like its page, without reading the body [SECURITY-24]',
    async (path) => {
      const { store, reached } = openPages();
      const taken = { count: 0 };
      const answer = await store(post(path, { 'Content-Length': '11000000' }, chunks(110, taken)));
      expect([answer.status, answer.headers.get('Location'), reached]).toEqual([302, '/login', ['GET 0']]);
      expect(taken.count).toBe(110);
    },
  );

  it('from a guest that never ends is not read to its end', async () => {
    const { store, reached } = openPages();
    const taken = { count: 0 };
    const answer = await store(post('/account/reviews', {}, chunks(Number.POSITIVE_INFINITY, taken)));
    expect([answer.status, reached]).toEqual([302, ['GET 0']]);
    expect(taken.count).toBeLessThan(125);
  });

  it('from a customer reaches the page, and so does every small form', async () => {
    const { store, reached } = openPages();
    const long = field.replace('write', 'x'.repeat(2_000_000));
    await store(post('/account/reviews', { cookie: 'customer', 'Content-Length': String(long.length) }, long));
    await store(post('/account/reviews', { 'Content-Length': String(field.length) }, field));
    expect(reached).toEqual(['GET 0', `POST ${long.length}`, `POST ${field.length}`]);
  });

  it('from slow guests leaves capacity for customers', async () => {
    const { store, reached } = openPages();
    for (let count = 0; count < 20; count += 1) {
      const silent = new ReadableStream({ pull: () => new Promise(() => undefined) });
      void store(post('/account/reviews', { 'Content-Length': '11000000' }, silent), { address: '198.51.100.1' });
    }
    const long = field.replace('write', 'x'.repeat(2_000_000));
    const headers = { cookie: 'customer', 'Content-Length': String(long.length) };
    const answer = await store(post('/account/reviews', headers, long), { address: '198.51.100.1' });
    expect([answer.status, reached.at(-1)]).toEqual([200, `POST ${long.length}`]);
  });
});
