import { Writable } from 'node:stream';
import { contract } from '@ironcart/api/contract';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { createLogger } from '../../log/create-logger.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { deliverPackages } from './deliver-packages.ts';
import { followShipments } from './follow-shipments.ts';
import type { ParcelCarrier } from './parcel-carrier.ts';
import { sandboxJourney } from './sandbox-carrier.ts';
import { shipOrder } from './ship-order.ts';

const answers = new Map<string, Awaited<ReturnType<ParcelCarrier['follow']>> | Error>();
const bikes: ParcelCarrier = {
  name: 'Bikes',
  lookEveryMs: 60_000,
  follow: async ({ trackingNumber }) => {
    const answer = answers.get(trackingNumber) ?? [];
    if (answer instanceof Error) throw answer;
    return answer;
  },
};
const store = useTestStore({ parcelCarriers: [bikes] });
const { getTracking, openOrder, placeOrder } = contract.checkout;
const { bar, plate, redPlate, bluePlate, program, strap } = fixtureIds;
const minute = 60_000;

const ordered = async (items: Parameters<typeof fillCart>[1]) => {
  const guest = store.shopper();
  const list = await fillCart(guest, items);
  const body = await composeOrder(guest, list, { nowMs: store.now().getTime() });
  const { orderId } = await guest.call(placeOrder, { body });
  const asked = { params: { id: orderId }, query: { storeId: 1 as const } };
  return { guest, orderId, asked, email: body.customer.email };
};

const ship = (orderId: string, more: Partial<Parameters<typeof shipOrder>[1]> = {}) =>
  shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now(), ...more });

const mailsAbout = async (orderId: string) => {
  await store.backend.reconcile();
  const rows = await store.db
    .selectFrom('mail_outbox')
    .select(['subject', 'body', 'recipient'])
    .where('subject', 'like', `%package of order ${orderId}`)
    .orderBy('created_at')
    .execute();
  return rows;
};

describe('order tracking', () => {
  it('shows pending items, packages and their delivery', async () => {
    const { guest, orderId, asked } = await ordered([
      { productId: bar, qty: 2 },
      { productId: strap, qty: 1 },
      { productId: program, qty: 1 },
    ]);
    const before = await guest.call(getTracking, asked);
    expect(before.shipments).toEqual([]);
    expect(before.waiting.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['BAR-20', 2],
      ['STRAP', 1],
    ]);
    const outcome = await ship(orderId, { pieces: new Map([['BAR-20', 1]]) });
    expect(outcome).toMatchObject({ ok: true, value: { pieces: 1 } });
    const { shipments, waiting } = await guest.call(getTracking, asked);
    expect(shipments).toEqual([
      {
        shipmentId: expect.stringMatching(/^S-/),
        carrier: 'Sandbox',
        trackingNumber: expect.stringMatching(/^S-/),
        shippedAt: store.now().toISOString(),
        items: [{ listItemId: expect.any(String), sku: 'BAR-20', name: 'Test barbell', qty: 1 }],
        events: [{ status: 'handed_over', happenedAt: store.now().toISOString() }],
      },
    ]);
    expect(waiting.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['BAR-20', 1],
      ['STRAP', 1],
    ]);
    expect(await ship(orderId)).toMatchObject({ ok: true, value: { pieces: 2 } });
    expect((await guest.call(getTracking, asked)).waiting).toEqual([]);
    expect(await ship(orderId)).toEqual({ ok: false, issues: [{ code: 'nothing_waits', sku: undefined }] });
  });

  it('requires the order number and e-mail', async () => {
    const { orderId, asked, email } = await ordered([{ productId: bar, qty: 1 }]);
    const elsewhere = store.shopper();
    expect((await elsewhere.refused(getTracking, asked)).status).toBe(404);
    await elsewhere.call(openOrder, { body: { orderId, storeId: 1, email } });
    expect((await elsewhere.call(getTracking, asked)).orderId).toBe(orderId);
    expect((await elsewhere.refused(getTracking, { ...asked, query: { storeId: 5 } })).status).toBe(404);
  });
});

describe('shipping a package', () => {
  it('takes no more than the pending items, even concurrently', async () => {
    const { orderId } = await ordered([{ productId: bar, qty: 3 }]);
    const two = { pieces: new Map([['BAR-20', 2]]) };
    const outcomes = await Promise.all([ship(orderId, two), ship(orderId, two)]);
    expect(outcomes.map((each) => (each.ok ? 'shipped' : each.issues[0].code)).toSorted()).toEqual([
      'nothing_waits',
      'shipped',
    ]);
    expect(await ship(orderId, { pieces: new Map([['NONE', 1]]) })).toEqual({
      ok: false,
      issues: [{ code: 'nothing_waits', sku: 'NONE' }],
    });
  });

  it('takes a variant by its own SKU, and shows its name to the shopper', async () => {
    const { guest, orderId, asked } = await ordered([
      { productId: plate, qty: 1, children: [{ productId: redPlate, qty: 1 }] },
      { productId: plate, qty: 1, children: [{ productId: bluePlate, qty: 1 }] },
    ]);
    expect(await ship(orderId, { pieces: new Map([['PLATE', 1]]) })).toMatchObject({ ok: false });
    expect(await ship(orderId, { pieces: new Map([['PLATE-B', 1]]) })).toMatchObject({ ok: true });
    const { shipments, waiting } = await guest.call(getTracking, asked);
    expect(shipments[0]?.items).toMatchObject([{ sku: 'PLATE-B', name: 'Bumper plate blue' }]);
    expect(waiting).toMatchObject([{ sku: 'PLATE-R', name: 'Bumper plate red' }]);
    expect((await mailsAbout(orderId))[0]?.body).toContain('1 x Bumper plate blue (PLATE-B)');
  });

  it('is rejected for an unknown order, and for a tracking number in use', async () => {
    const { orderId } = await ordered([{ productId: bar, qty: 2 }]);
    expect(await ship('AAAA-AAAA-AAAA')).toEqual({ ok: false, issues: [{ code: 'no_order' }] });
    const numbered = { trackingNumber: 'TAKEN-1', pieces: new Map([['BAR-20', 1]]) };
    expect(await ship(orderId, numbered)).toMatchObject({ ok: true, value: { trackingNumber: 'TAKEN-1' } });
    expect(await ship(orderId, numbered)).toEqual({ ok: false, issues: [{ code: 'number_taken' }] });
    expect(await ship(orderId)).toMatchObject({ ok: true, value: { pieces: 1 } });
  });
});

describe('package of a carrier without tracking', () => {
  it('links to the page of the carrier, in its mail as well', async () => {
    const { guest, orderId, asked } = await ordered([{ productId: bar, qty: 1 }]);
    const trackingUrlOf = (number: string) => `https://overland.example/track?n=${encodeURIComponent(number)}`;
    await ship(orderId, { carrier: 'Overland', trackingNumber: 'OV 4711', trackingUrlOf });
    const url = 'https://overland.example/track?n=OV%204711';
    expect((await guest.call(getTracking, asked)).shipments).toMatchObject([{ trackingUrl: url }]);
    const [mail] = await mailsAbout(orderId);
    expect(mail?.body).toContain(`Overland: ${url}`);
  });

  it('is marked as delivered by staff, once, and confirmed by mail', async () => {
    const { guest, orderId, asked } = await ordered([{ productId: bar, qty: 2 }]);
    const one = { pieces: new Map([['BAR-20', 1]]) };
    await ship(orderId, { carrier: 'Overland', trackingNumber: `${orderId}-1`, ...one });
    await ship(orderId, { carrier: 'Overland', trackingNumber: `${orderId}-2`, ...one });
    const deliver = (trackingNumber?: string) =>
      deliverPackages(store.db, { orderId, trackingNumber, now: store.now() });
    expect(await deliver('of-another-order')).toEqual({ ok: false, issues: [{ code: 'no_package' }] });
    expect(await deliver(`${orderId}-2`)).toEqual({ ok: true, value: 1 });
    expect(await deliver(`${orderId}-2`)).toEqual({ ok: false, issues: [{ code: 'nothing_under_way' }] });
    const { shipments } = await guest.call(getTracking, asked);
    expect(shipments.find(({ trackingNumber }) => trackingNumber === `${orderId}-1`)?.events).toHaveLength(1);
    expect(shipments.find(({ trackingNumber }) => trackingNumber === `${orderId}-2`)?.events.at(-1)?.status).toBe(
      'delivered',
    );
    expect(await deliver()).toEqual({ ok: true, value: 1 });
    expect((await mailsAbout(orderId)).map(({ subject }) => subject.replace(/:.*/, '')).toSorted()).toEqual([
      ...['Delivered', 'Delivered', 'Shipped', 'Shipped'],
    ]);
  });
});

describe('package of the sandbox carrier', () => {
  it('advances automatically to delivery, and mails report shipping and delivery once each', async () => {
    const { guest, orderId, asked, email } = await ordered([{ productId: bar, qty: 1 }]);
    await ship(orderId);
    const statuses = async () => {
      await store.backend.reconcile();
      const { shipments } = await guest.call(getTracking, asked);
      return shipments[0]?.events.map(({ status }) => status);
    };
    expect(await statuses()).toEqual(['handed_over']);
    expect((await mailsAbout(orderId)).map(({ subject }) => subject)).toEqual([
      `Shipped: a package of order ${orderId}`,
    ]);
    store.passTime(6 * minute);
    expect(await statuses()).toEqual(['handed_over', 'in_transit']);
    store.passTime(20 * minute);
    expect(await statuses()).toEqual(['handed_over', 'in_transit', 'out_for_delivery', 'delivered']);
    store.passTime(20 * minute);
    const mails = await mailsAbout(orderId);
    expect(mails.map(({ subject, recipient }) => [subject, recipient])).toEqual([
      [`Shipped: a package of order ${orderId}`, email],
      [`Delivered: a package of order ${orderId}`, email],
    ]);
    expect(mails[0]?.body).toContain('1 x Test barbell (BAR-20)');
    expect(mails[0]?.body).toContain(`/shippingtracker?order=${orderId}`);
  });

  it('has a position that depends only on time', () => {
    const shippedAt = new Date(0);
    const after = (minutes: number) =>
      sandboxJourney({ shippedAt, now: new Date(minutes * minute) }).map(({ status }) => status);
    expect([4, 5, 15, 20].map((minutes) => after(minutes).length)).toEqual([0, 1, 2, 3]);
    expect(after(20)).toEqual(['in_transit', 'out_for_delivery', 'delivered']);
  });
});

describe('carrier registered by the store', () => {
  it('is queried when a package is due, and again after a failure', async () => {
    const { guest, orderId, asked } = await ordered([{ productId: bar, qty: 1 }]);
    await ship(orderId, { carrier: 'Bikes', trackingNumber: 'BIKE-7' });
    const places = async () => {
      await store.backend.reconcile();
      const { shipments } = await guest.call(getTracking, asked);
      return shipments[0]?.events.map(({ place }) => place ?? '');
    };
    answers.set('BIKE-7', new Error('no answer'));
    expect(await places()).toEqual(['']);
    answers.set('BIKE-7', [{ status: 'in_transit', happenedAt: store.now(), place: 'High Street' }]);
    expect(await places()).toEqual(['']);
    store.passTime(minute);
    expect((await places())?.toSorted()).toEqual(['', 'High Street']);
  });

  it('is queried again for a package that it followed while the clock was ahead, once it is set back', async () => {
    const aheadMs = 400 * 24 * 60 * minute;
    const { guest, orderId, asked } = await ordered([{ productId: bar, qty: 1 }]);
    store.passTime(aheadMs);
    await ship(orderId, { carrier: 'Bikes', trackingNumber: 'BIKE-8' });
    answers.set('BIKE-8', []);
    await store.backend.reconcile();
    store.passTime(-aheadMs);
    answers.set('BIKE-8', [{ status: 'in_transit', happenedAt: store.now(), place: 'High Street' }]);
    await store.backend.reconcile();
    const { shipments } = await guest.call(getTracking, asked);
    expect(shipments[0]?.events.map(({ place }) => place)).toContain('High Street');
  });

  it('that does not respond delays no other work, is logged, and is queried again when its packages are due', async () => {
    const { orderId } = await ordered([{ productId: bar, qty: 3 }]);
    const one = new Map([['BAR-20', 1]]);
    const asked: string[] = [];
    const lines: string[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString());
        done();
      },
    });
    const silent: ParcelCarrier = {
      name: 'Silent',
      lookEveryMs: 60_000,
      follow: ({ trackingNumber }) => {
        asked.push(trackingNumber);
        return new Promise<never>(() => undefined);
      },
    };
    const follow = () =>
      followShipments({
        db: store.db,
        now: store.now,
        logger: createLogger('info', sink),
        parcelCarriers: [silent, bikes],
        patienceMs: 50,
      });
    await ship(orderId, { carrier: 'Silent', trackingNumber: 'SILENT-1', pieces: one });
    await ship(orderId, { carrier: 'Silent', trackingNumber: 'SILENT-2', pieces: one });
    await ship(orderId, { carrier: 'Bikes', trackingNumber: 'BIKE-9', pieces: one });
    answers.set('BIKE-9', [{ status: 'in_transit', happenedAt: store.now(), place: 'Bridge' }]);
    await follow();
    expect(asked).toHaveLength(1);
    expect(lines.join('')).toContain('A carrier did not return the state of a package');
    const { rows } = await sql`select place from shipment_events where place = 'Bridge'`.execute(store.db);
    expect(rows).toHaveLength(1);
    store.passTime(minute);
    await follow();
    expect(asked).toHaveLength(2);
  });
});
