import { money } from '@ironcart/core/money';
import type { Shipment } from '@ironcart/core/order';
import type { ReturnAuthorization } from '@ironcart/core/return';

import { describe, expect, it } from 'vitest';
import { firstRmaNumber } from '../testing/fake-after-order.ts';
import { samplePhoto } from '../testing/fake-photos.ts';
import { placedOrder } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { draftHref, readDraft } from './return-pages.ts';

const order = placedOrder('100000042');
const { orderId } = order;
const { email } = order.customer;
const [bar] = order.items.map(({ listItemId }) => listItemId);
const selectPath = `/rmaprocess/select-items?order=${orderId}`;

const shipped: Shipment = {
  shipmentId: 'S-1',
  carrier: 'Overland',
  trackingNumber: 'OV-7',
  shippedAt: '2026-11-20T15:00:00.000Z',
  items: [{ listItemId: bar ?? '', sku: 'BAR-20', name: 'Competition Bar', qty: 2 }],
  events: [],
};

const plain = async (response: Response) => (await response.text()).replaceAll('<!-- -->', '');

const open = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const store = await openStorefront({ orders: [order], shipments: [shipped], ...options });
  return {
    ...store,
    page: async (path: string) => plain(await store.get(path, withSession)),
    to: async (path: string) => (await store.get(path, withSession)).headers.get('Location'),
    send: async (path: string, fields: Readonly<Record<string, string>>) => store.post(path, fields, withSession),
  };
};

/** A store to which the form is sent as a browser sends files. */
const openWithFiles = async () => {
  const store = await open({ isLoggedIn: true });
  const request = (fields: Readonly<Record<string, string>>, files: readonly File[] = []) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('photos', file);
    return store.postForm(selectPath, form, withSession);
  };
  return { ...store, request };
};

const damaged = { [`qty-${bar}`]: '1', [`reason-${bar}`]: 'damaged', comments: 'Bent at the sleeve' };

it('return summary shows the items during selection and before confirmation', async () => {
  const { page, send } = await open({ isLoggedIn: true });
  const picture = /<main.*<img[^>]*competition-bar\.webp.*<\/main>/s;
  expect(await page(selectPath)).toMatch(picture);
  const confirm = (await send(selectPath, damaged)).headers.get('Location') ?? '';
  expect(await page(confirm)).toMatch(picture);
});

describe('starting a return [S1-areas-09]', () => {
  it('finds an order of a guest by its number and e-mail, and continues to its items [S2-cond-10]', async () => {
    const { page, send } = await open();
    const html = await page('/rmaprocess/initiate');
    expect(html).toContain('<h1');
    expect(html).toContain('Order number');
    expect(html).toContain('href="/login?redirect=%2Frmaprocess%2Finitiate"');
    const found = await send('/rmaprocess/initiate', { orderId: ` #${orderId} `, email });
    expect(found.headers.get('Location')).toBe(selectPath);
    const inOneWord = orderId.replaceAll('-', '').toLowerCase();
    expect((await send('/rmaprocess/initiate', { orderId: inOneWord, email })).headers.get('Location')).toBe(
      selectPath,
    );
  });

  it('shows the same message for a wrong number and a wrong e-mail', async () => {
    const { send } = await open();
    for (const typed of [
      { orderId: '7', email },
      { orderId, email: 'bob@example.com' },
      { orderId: 'no number!', email },
    ]) {
      expect(await plain(await send('/rmaprocess/initiate', typed))).toContain(
        'No order has that number and email. Check both.',
      );
    }
  });

  it('reports missing values beside each field, without an API request', async () => {
    const { send, calls } = await open();
    const html = await plain(await send('/rmaprocess/initiate', { orderId: '', email: 'ana@' }));
    expect(html).toContain('Please enter your order number');
    expect(html).toContain('Please enter a valid email');
    expect(calls.some(({ path }) => path === '/svc_checkout/order/open')).toBe(false);
  });

  it("lists a customer's orders and returns, with the local date of the site in the label URLs", async () => {
    const { page } = await open({ isLoggedIn: true, returns: [issued] });
    const html = await page('/rmaprocess/initiate');
    expect(html).toContain(`href="${selectPath}"`);
    expect(html).toContain('href="/rmaprocess/print/123/2026-01-02"');
  });

  it('lists only orders with shipped items that are in no return', async () => {
    const waiting = await open({ isLoggedIn: true, shipments: [] });
    expect(await waiting.page('/rmaprocess/initiate')).not.toContain(`href="${selectPath}"`);
    const returned = await open({ isLoggedIn: true, returns: [{ ...issued, items: wholeOrder }] });
    expect(await returned.page('/rmaprocess/initiate')).not.toContain(`href="${selectPath}"`);
  });

  it('exists on USA, CAN and APO, elsewhere only with the flag [S2-cond-08] [S2-cond-09]', async () => {
    const { get } = await open();
    for (const [path, status] of [
      ['/rmaprocess', 302],
      ['/ca/rmaprocess/initiate', 200],
      ['/apo/rmaprocess/initiate', 200],
      ['/eu/rmaprocess', 404],
      ['/eu/rmaprocess/initiate', 404],
      ['/gb/rmaprocess/print', 404],
      ['/au/rmaprocess/confirm', 404],
    ] as const) {
      expect([path, (await get(path)).status]).toEqual([path, status]);
    }
    const opened = await open({ flags: { 'enable-eu-returns': true } });
    expect((await opened.get('/eu/rmaprocess/initiate')).status).toBe(200);
  });

  it('is linked from the footer on sites with returns, and from a shipped order', async () => {
    const { page } = await open({ isLoggedIn: true, shipments: [shipped] });
    expect(await page('/about')).toContain('href="/rmaprocess/initiate"');
    expect(await page('/eu/about')).not.toContain('rmaprocess');
    expect(await page(`/account/order/${orderId}`)).toContain(`href="${selectPath}"`);
  });
});

describe('selecting items to return [S2-cond-11]', () => {
  it('offers the returnable quantity of each line, and continues with the selection', async () => {
    const { page, send } = await open({ isLoggedIn: true });
    const html = await page(selectPath);
    expect(html).toContain('Competition Bar');
    expect(html).toContain('Up to 2');
    expect(html).toContain('Not shipped yet: Old Set.');
    const next = (await send(selectPath, damaged)).headers.get('Location') ?? '';
    expect(next).toMatch(/^\/rmaprocess\/confirm\?/);
    expect(readDraft(new URLSearchParams(next.split('?')[1]))).toEqual({
      left: 2,
      orderId,
      picks: [{ listItemId: bar, qty: '1', reason: 'damaged' }],
      comments: 'Bent at the sleeve',
      photoIds: [],
    });
  });

  it('explains why items cannot be returned: already in a return, or not yet shipped', async () => {
    const one = { ...shipped, items: shipped.items.map((item) => ({ ...item, qty: 1 })) };
    expect(await (await open({ isLoggedIn: true, shipments: [one] })).page(selectPath)).toContain(
      'Up to 1 of 2: the others are not shipped yet',
    );
    expect(await (await open({ isLoggedIn: true, returns: [issued] })).page(selectPath)).toContain(
      'Up to 1 of 2: the others are in a return',
    );
    expect(await (await open({ isLoggedIn: true, shipments: [] })).page(selectPath)).toContain(
      'has not been shipped yet',
    );
  });

  it('shows the last day, also on the order, and states when it has passed', async () => {
    const inTime = await open({ isLoggedIn: true, returnableUntil: '2099-12-24' });
    expect(await inTime.page(selectPath)).toContain('until <time dateTime="2099-12-24">Dec 24, 2099</time>');
    expect(await inTime.page(`/account/order/${orderId}`)).toContain(
      'Return items by <time dateTime="2099-12-24">Dec 24, 2099</time>',
    );
    const whole = [{ ...issued, items: wholeOrder }];
    const late = await open({ isLoggedIn: true, returnableUntil: '2020-12-24', returns: whole });
    expect(await late.page(selectPath)).toContain(
      'This order could be sent back until <time dateTime="2020-12-24">Dec 24, 2020</time>.',
    );
  });

  it('accepts photos, and keeps them if another value is invalid', async () => {
    const { get, request, calls } = await openWithFiles();
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff])], 'bent.jpg', { type: 'image/jpeg' });
    const wrong = await plain(await request({ ...damaged, [`reason-${bar}`]: '' }, [jpeg]));
    expect(wrong).toContain('1 photo is attached.');
    expect(wrong).toContain(`name="photoId" value="${samplePhoto.photoId}"`);
    expect(calls.find(({ path }) => path === '/svc_rma/photo')?.body).toEqual({ orderId, storeId: 1, file: '/9j/' });
    const next = (await request({ ...damaged, photoId: samplePhoto.photoId })).headers.get('Location') ?? '';
    expect(await plain(await get(next, withSession))).toContain('With 1 photo');
    const text = await plain(await request(damaged, [new File(['no photo'], 'notes.txt')]));
    expect(text).toContain('notes.txt is no photo that we can read. Use JPEG, PNG or WebP.');
    expect(text).toContain('value="1"');
    expect(
      await plain(
        await request(
          damaged,
          Array.from({ length: 5 }, () => jpeg),
        ),
      ),
    ).toContain('Choose at most 4 photos.');
  });

  it('shows errors beside each line, and keeps the entered values', async () => {
    const { send } = await open({ isLoggedIn: true });
    const html = await plain(await send(selectPath, { ...damaged, [`qty-${bar}`]: '3', [`reason-${bar}`]: '' }));
    expect(html).toContain('A whole number, at most 2');
    expect(html).toContain('Please choose a reason');
    expect(html).toContain('Bent at the sleeve');
    expect(html).toContain('value="3"');
    const none = await plain(await send(selectPath, { [`qty-${bar}`]: '0' }));
    expect(none).toContain('Say of at least one item how many of it go back.');
  });

  it('asks for the order number again in a session without access', async () => {
    const { to } = await open();
    expect(await to(selectPath)).toBe(`/rmaprocess/initiate?order=${orderId}`);
    expect(await to('/rmaprocess/select-items')).toBe('/rmaprocess/initiate');
    expect(await to('/rmaprocess/confirm?order=no+number!')).toBe('/rmaprocess/initiate?order=no%20number!');
  });
});

const wholeOrder = order.items.map(({ listItemId, productId, sku, name, qty }) => ({
  listItemId,
  productId,
  sku,
  name,
  qty,
  reason: 'other' as const,
}));

const issued: ReturnAuthorization = {
  rmaNumber: '123',
  orderId,
  storeId: 1,
  status: 'issued',
  dateIssued: '2026-01-03T01:30:00.000Z',
  items: [
    { listItemId: 'line-1', productId: 1, sku: 'BAR-20', name: 'Competition Bar', qty: 1, reason: 'changed_mind' },
  ],
  comments: '',
  photos: [],
};

describe('confirming a return [S2-cond-12]', () => {
  const confirmPath = draftHref('/rmaprocess/confirm', {
    orderId,
    picks: [{ listItemId: bar ?? '', qty: '1', reason: 'damaged' }],
    comments: 'Bent',
    photoIds: [samplePhoto.photoId],
  });

  it('shows the items, registers the return, and links to its label', async () => {
    const { page, send, calls } = await open({ isLoggedIn: true });
    const before = await page(confirmPath);
    expect(before).toMatch(/1 × Competition Bar.*Arrived damaged.*Bent.*Confirm return/s);
    const registered = (await send(confirmPath, {})).headers.get('Location') ?? '';
    expect(registered).toBe(`/rmaprocess/confirm?rma=${firstRmaNumber}`);
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/svc_rma/rma')).toHaveLength(1);
    expect(calls.findLast(({ path }) => path === '/svc_rma/rma')?.body).toMatchObject({
      photoIds: [samplePhoto.photoId],
    });
    expect(await page(registered)).toMatch(/aria-label="Your photos".*data:image\/webp/s);
    expect(await page(registered)).toContain(`href="/rmaprocess/print/${firstRmaNumber}/2026-11-21"`);
  });

  it('returns to the selection if an item can no longer be returned', async () => {
    const { send, to, calls } = await open({ isLoggedIn: true, returns: [{ ...issued, items: wholeOrder }] });
    expect(await to(confirmPath)).toMatch(/^\/rmaprocess\/select-items\?/);
    expect((await send(confirmPath, {})).headers.get('Location')).toMatch(/^\/rmaprocess\/select-items\?/);
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/svc_rma/rma')).toBe(false);
  });

  it('creates no second return if the shopper goes back and confirms again', async () => {
    const { send, page, calls } = await open({ isLoggedIn: true });
    const chosen = (await send(selectPath, damaged)).headers.get('Location') ?? '';
    expect((await send(chosen, {})).headers.get('Location')).toBe(`/rmaprocess/confirm?rma=${firstRmaNumber}`);
    const again = (await send(chosen, {})).headers.get('Location') ?? '';
    expect(again).toMatch(/^\/rmaprocess\/select-items\?/);
    expect(await page(again)).toContain('What can go back has changed since you chose.');
    expect(calls.filter(({ method, path }) => method === 'POST' && path === '/svc_rma/rma')).toHaveLength(1);
  });

  it('does not repeat the selection if nothing is left, and preselects a single returnable item', async () => {
    const one = { ...shipped, items: shipped.items.map((item) => ({ ...item, qty: 1 })) };
    const { send, page } = await open({ isLoggedIn: true, shipments: [one] });
    expect(await page(selectPath)).toMatch(/name="qty-[^"]+" value="1"|value="1"[^>]*name="qty-/);
    const chosen = (await send(selectPath, damaged)).headers.get('Location') ?? '';
    await send(chosen, {});
    const html = await page((await send(chosen, {})).headers.get('Location') ?? '');
    expect(html).toContain('Nothing can go back');
    expect(html).not.toContain('Please choose again');
  });
});

describe('printing a return label [S2-cond-13]', () => {
  it('shows the label with a barcode, with or without the date of issue in the URL', async () => {
    const { page } = await open({ isLoggedIn: true, returns: [issued] });
    // Of the site's calendar, and of UTC, as earlier releases wrote it.
    for (const path of ['', '/2026-01-02', '/2026-01-03'].map((day) => `/rmaprocess/print/123${day}`)) {
      const html = await page(path);
      expect(html).toMatch(/<svg[^>]*aria-label="Barcode of 123"[^>]*>.*<path d="M10 0h2v40h-2z/s);
      expect(html).toContain('1 × Competition Bar (BAR-20): Changed my mind');
    }
  });

  it('is answered with 404 for another date or another number', async () => {
    const { get } = await open({ isLoggedIn: true, returns: [issued] });
    for (const path of ['/rmaprocess/print/123/2026-01-04', '/rmaprocess/print/124', '/rmaprocess/print/a~b']) {
      expect((await get(path, withSession)).status).toBe(404);
    }
  });

  it('redirects to the returns without a number', async () => {
    expect(await (await open()).to('/rmaprocess/print')).toBe('/rmaprocess/initiate');
  });

  it('shows the refunded amount and its date', async () => {
    const refunded: ReturnAuthorization = {
      ...issued,
      status: 'refunded',
      receivedAt: '2026-01-09T10:00:00.000Z',
      refundedAt: '2026-01-10T10:00:00.000Z',
      refund: money(32_500),
    };
    const { page } = await open({ isLoggedIn: true, returns: [refunded] });
    expect(await page('/rmaprocess/print/123')).toMatch(/Return received.*Refunded.*\$325\.00/s);
  });
});
