import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sendBody, sendChunked, sendRaw } from './send-raw.ts';

let store: OpenProduct;
let posts: readonly { readonly path: string; readonly method: string; readonly isForm: boolean }[] = [];
const dataDir = makeDataDir();
const form = 'application/x-www-form-urlencoded';
const json = 'application/json';

interface OpenApi {
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, { readonly requestBody?: { readonly content: object } }>>>
  >;
}

beforeAll(async () => {
  store = await openProduct({ IRONCART_DATA_DIR: dataDir });
  const { paths } = (await (await fetch(`${store.url}/openapi.json`)).json()) as OpenApi;
  posts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { requestBody }]) => requestBody !== undefined)
      .map(([method, { requestBody }]) => ({
        path: path.replaceAll(/\{\w+\}/g, '11111111-1111-4111-8111-111111111111'),
        method: method.toUpperCase(),
        isForm: 'multipart/form-data' in (requestBody?.content ?? {}),
      })),
  );
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const send = (path: string, body: string, method = 'POST', contentType = json) =>
  fetch(`${store.url}${path}`, {
    method,
    headers: { 'Content-Type': contentType, Origin: store.url },
    body,
    redirect: 'manual',
  });

const isAlive = async () => expect((await fetch(`${store.url}/readyz`)).status).toBe(200);

describe('body with an excessive number of elements', () => {
  const names = ['items', 'listItemIds', 'segments', 'emailListIds', 'newsletters', 'shipping', 'giftcards'];

  test.each([
    ['{}', 260_000],
    ['null', 180_000],
    ['[]', 300_000],
    ['{"a":{"b":{"c":[]}}}', 45_000],
  ])('of %s is answered with 4xx by every call with a body [SECURITY-25]', async (element, count) => {
    expect(posts.length).toBeGreaterThan(30);
    const list = `[${new Array(count).fill(element).join(',')}]`;
    for (const { path, method } of posts.filter((post) => !post.isForm)) {
      for (const name of [names[path.length % names.length], 'items']) {
        const body = `{"${name}":${list}}`;
        const status = await sendBody(store.url, { path, method, contentType: json, body });
        expect([path, status, status >= 400 && status < 500]).toEqual([path, status, true]);
      }
    }
    await isAlive();
  });

  test('of 2 MB is answered with 400 by order, rates and tax', async () => {
    const body = `{"items":[${new Array(630_000).fill('{}').join(',')}]}`;
    for (const path of ['/svc_checkout/order', '/svc_shipping/shipping/rates/get', '/svc_tax/tax/rates/fetch']) {
      expect([path, (await send(path, body)).status]).toEqual([path, 400]);
    }
  });
});

describe('photo forms of 11.5 MB', () => {
  const sendPhoto = async (cookie = ''): Promise<number> => {
    const body = new FormData();
    body.append('photos', new Blob([Buffer.alloc(11_500_000)]), 'bar.jpg');
    const headers = { Origin: store.url, Cookie: cookie };
    const address = `${store.url}/account/reviews`;
    // A refusal before the body was read may close the connection while it is sent.
    return fetch(address, { method: 'POST', redirect: 'manual', headers, body }).then(
      ({ status }) => status,
      () => 429,
    );
  };

  /** The session of a new customer. */
  const register = async (): Promise<string> => {
    const person = { firstname: 'Lu', lastname: 'Lifter', email: `large.${Date.now()}@example.com` };
    const response = await send('/svc_customer/customer', JSON.stringify({ ...person, password: 'heavy-single-91' }));
    expect(response.status).toBe(200);
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';', 1)[0])
      .join('; ');
  };

  test('of a customer are processed two at a time per address, so that twelve concurrent ones do not exhaust the memory [SECURITY-24]', async () => {
    const customer = await register();
    const statuses = await Promise.all(Array.from({ length: 12 }, () => sendPhoto(customer)));
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
    expect(statuses.filter((status) => status === 400).length).toBeLessThan(6);
    expect(await sendPhoto(customer)).toBe(400);
  });

  test('of guests are all redirected to log-in, because their bodies are not stored [SECURITY-24]', async () => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => sendPhoto()));
    expect(new Set(statuses)).toEqual(new Set([302]));
  });
});

describe('JSON body', () => {
  test.each(['{"type":', '', 'null', '[]', '"x"', '{"type":"cart"}{"type":"cart"}', '\u0000'])(
    'that is malformed or not an object, as %j, is answered with 400',
    async (body) => expect((await send('/svc_list/lists', body)).status).toBe(400),
  );

  test('nested deeper than 64 levels is answered with 400, also by webhooks', async () => {
    const deep = `${'['.repeat(65)}${']'.repeat(65)}`;
    for (const path of ['/svc_list/lists', '/provider/notifications']) {
      expect([path, (await send(path, deep)).status]).toEqual([path, 400]);
    }
  });

  test('with prototype keys changes nothing [SECURITY-24]', async () => {
    const body = '{"type":"cart","__proto__":{"type":"quote"},"constructor":{"prototype":{"type":"quote"}}}';
    const response = await send('/svc_list/lists', body);
    expect(await response.json()).toMatchObject({ type: 'cart' });
  });
});

describe('body without a Content-Length', () => {
  test.each([
    ['/provider/notifications', json],
    ['/sandbox-pay/tokens', json],
    ['/sandbox-pay/challenge/x', form],
    ['/sandbox-pay/wallet/paypal', form],
    ['/account/settings', form],
    ['/cart', form],
    ['/login', form],
    ['/no-such-page', form],
    ['/svc_list/lists', json],
    ['/svc_checkout/order', json],
    ['/svc_search/query', json],
    ['/svc_nothing', json],
  ])('over the limit is answered with 413 at %s [SECURITY-25]', async (path, contentType) => {
    expect(await sendChunked(store.url, path, contentType, 4_000_000)).toBe(413);
  });

  test('below the limit is accepted by a page', async () => {
    const head = [
      'POST /forgot-password HTTP/1.1',
      `Host: ${new URL(store.url).host}`,
      `Origin: ${store.url}`,
      `Content-Type: ${form}`,
      'Transfer-Encoding: chunked',
    ];
    expect(await sendRaw(store.url, `${head.join('\r\n')}\r\n\r\n7\r\nemail=x\r\n0\r\n\r\n`)).toBe(200);
  });
});

describe('form body', () => {
  const pages = ['/login', '/cart', '/forgot-password', '/newsletter-signup', '/preferences', '/wishlist', '/barbells'];

  test.each(pages)('to %s that is malformed or not a form is answered with 4xx, never 500', async (page) => {
    expect((await send(page, 'x', 'POST', 'text/plain')).status).toBe(415);
    expect((await send(page, '{"a":1}')).status).toBe(415);
    expect((await send(page, 'x', 'POST', 'multipart/form-data')).status).toBe(400);
    expect((await send(page, '&'.repeat(500_000), 'POST', form)).status).toBe(400);
    expect((await send(page, 'x'.repeat(1_000_001), 'POST', form)).status).toBe(413);
    for (const fields of ['a=%', 'email=%00&productId=x&qty=1e999&listItemId=__proto__', 'intent=add&qty=-1']) {
      expect((await send(page, fields, 'POST', form)).status).toBeLessThan(500);
    }
  });
});

describe('unusual request', () => {
  const ask = (method: string, path: string, header = '') =>
    sendRaw(
      store.url,
      `${method} ${path} HTTP/1.1\r\nHost: ${new URL(store.url).host}\r\nConnection: close\r\n${header}\r\n`,
    );

  test('with any method is never answered with 500', async () => {
    for (const method of ['HEAD', 'OPTIONS', 'PUT', 'DELETE', 'PATCH', 'TRACE', 'PROPFIND']) {
      for (const path of ['/', '/cart', '/img/x.png', '/assets/x.js', '/svc_session/session', '/healthz', '/openapi']) {
        const status = await ask(method, path);
        expect([method, path, status > 0 && status < 500]).toEqual([method, path, true]);
      }
    }
  });

  test('with path traversal or an invalid path is never answered with 500 or with another file', async () => {
    for (const path of [
      '/img/../../etc/passwd',
      '/img/%2e%2e/%2e%2e/etc/passwd',
      '/img/..%2f..%2fetc%2fpasswd',
      '/img/%00',
      '/assets/..%2fserver%2fserver.js',
      '/assets/%2e%2e/server/server.js',
      '/.env',
      '/%ff',
      '/%00',
      '/wishlist/%ff',
    ]) {
      const status = await ask('GET', path);
      expect([path, status]).toEqual([path, expect.toSatisfy((code: number) => code === 400 || code === 404)]);
    }
  });

  test('for an unknown URL writes no log line', async () => {
    const printed = store.output().length;
    for (const path of ['/%e0%a4%a', '/100%', '/eu/%ff', '/events/none', '/invitational/none', '/__rb__/none']) {
      expect([path, await ask('GET', path)]).toEqual([path, 404]);
    }
    expect(store.output().slice(printed)).toBe('');
  });

  test('with huge or malformed headers is never answered with 500', async () => {
    for (const header of [
      `Cookie: ${'a=b; '.repeat(3_000)}\r\n`,
      `Cookie: __Host-ironcart=${'x'.repeat(9_000)}\r\n`,
      `Accept-Language: ${'en;q=0.1,'.repeat(1_500)}\r\n`,
      `X-Forwarded-For: ${'1.1.1.1,'.repeat(1_800)}\r\n`,
      'Range: bytes=0-,0-,0-\r\n',
      'Expect: something\r\n',
      'A: b\r\n'.repeat(1_900),
    ]) {
      const status = await ask('GET', '/', header);
      expect([header.slice(0, 20), status > 0 && status < 500]).toEqual([header.slice(0, 20), true]);
    }
  });

  test('with two lengths, or both length and transfer encoding, is answered with 400', async () => {
    expect(await ask('POST', '/login', 'Content-Length: 6\r\nTransfer-Encoding: chunked\r\n')).toBe(400);
    expect(await ask('POST', '/login', 'Content-Length: 6\r\nContent-Length: 5\r\n')).toBe(400);
  });

  test('with two hosts is answered with 400, because a proxy in front may have read the other one', async () => {
    expect(await ask('GET', '/cart', 'host: evil.example\r\n')).toBe(400);
    expect(await ask('GET', '/cart')).toBe(200);
  });

  test('cannot redirect to another site [SECURITY-19]', async () => {
    for (const path of ['//evil.example/', '/%2f%2fevil.example', '/login?redirect=//evil.example']) {
      const response = await fetch(`${store.url}${path}`, { redirect: 'manual' });
      const location = response.headers.get('location') ?? '/';
      expect([path, new URL(location, store.url).host]).toEqual([path, new URL(store.url).host]);
    }
  });

  test('pipelined ten thousand times without reading the responses closes only its own connection', async () => {
    const { host, hostname, port } = new URL(store.url);
    const sockets = Array.from({ length: 10 }, () => {
      const socket = connect({ host: hostname, port: Number(port) });
      socket.on('error', () => undefined);
      socket.pause();
      socket.write(`GET /barbells HTTP/1.1\r\nHost: ${host}\r\n\r\n`.repeat(1_000));
      // The store may reset the connection: `once` would reject for that.
      return new Promise((closed) => socket.resume().on('close', closed));
    });
    await Promise.all(sockets);
    expect((await fetch(`${store.url}/barbells`)).status).toBe(200);
  });

  test('with thousands of headers in a form field is answered with 400 before they are read [SECURITY-25]', async () => {
    const field = `--edge\r\nContent-Disposition: form-data; name="email"\r\n${'A: b\r\n'.repeat(150_000)}\r\nx\r\n`;
    for (const page of ['/login', '/cart']) {
      expect((await send(page, `${field}--edge--\r\n`, 'POST', 'multipart/form-data; boundary=edge')).status).toBe(400);
    }
  });
});
