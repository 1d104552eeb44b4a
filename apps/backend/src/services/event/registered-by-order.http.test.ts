import { randomUUID } from 'node:crypto';
import { contract } from '@ironcart/api/contract';
import { money } from '@ironcart/core/money';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SandboxOutcome } from '../../providers/payment/sandbox-cards.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { cancelOrder } from '../refund/cancel-order.ts';
import { moveReturn } from '../return/move-return.ts';
import { shipOrder } from '../shipment/ship-order.ts';
import { findTicket } from './find-ticket.ts';

const store = useTestStore();
/** Of the fixture's Winter Open. */
const [women, men] = [11, 12];
const { bar, plate, program, redPlate, strap } = fixtureIds;

const ticketFor = (productId: number, divisionId: number | string) =>
  sql`update products set attributes = attributes || ${JSON.stringify({ event_division_id: divisionId })}::jsonb
    where product_id = ${productId}`.execute(store.db);

beforeAll(async () => {
  await ticketFor(program, men);
  await ticketFor(redPlate, String(women));
  await ticketFor(strap, 4_711);
});

const customerCalled = async (name: keyof typeof fixtureEmails) => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

const order = async (shopper: Shopper, items: Parameters<typeof fillCart>[1], outcome: SandboxOutcome = 'approved') => {
  const list = await fillCart(shopper, items);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime(), outcome });
  return shopper.call(contract.checkout.placeOrder, { body });
};

const registrationsOf = async (shopper: Shopper) =>
  (await shopper.call(contract.event.getAccount)).registrations.map(({ eventId, divisionId }) => [eventId, divisionId]);

describe('order with an event ticket', () => {
  it('is offered for review once the event is over, and not before', async () => {
    const alice = await customerCalled('alice');
    await ticketFor(bar, men);
    await order(alice, [{ productId: bar, qty: 1 }]);
    const offered = async () =>
      (await alice.call(contract.review.getOwnReviews)).reviewable.map(({ productId }) => productId);
    const endsOn = (day: string) => sql`update events set ends_on = ${day}, starts_on = ${day}`.execute(store.db);
    const dayBefore = (days: number) => new Date(store.now().getTime() - days * 86_400_000).toISOString().slice(0, 10);
    await endsOn(dayBefore(0));
    expect(await offered()).not.toContain(bar);
    await endsOn(dayBefore(2));
    expect(await offered()).toContain(bar);
  });

  it('registers its customer in the division of the ticket once accepted [S7-calls-cust-19] [S3-event-03]', async () => {
    const bob = await customerCalled('bob');
    const { orderId, payment } = await order(bob, [{ productId: program, qty: 1 }], 'challenge');
    expect(await registrationsOf(bob)).toEqual([]);
    await bob.request(`/sandbox-pay/challenge/${payment.transactionId}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'decision=approve',
    });
    expect(await registrationsOf(bob)).toEqual([['winter-open-2027', men]]);
    const [row] = await store.db
      .selectFrom('event_registrations')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute();
    expect(row?.registered_at).toEqual(store.now());
  });

  it('keeps an earlier registration unchanged', async () => {
    const alice = await customerCalled('alice');
    const before = await registrationsOf(alice);
    expect(before).toEqual([['winter-open-2027', women]]);
    await order(alice, [{ productId: program, qty: 1 }]);
    expect(await registrationsOf(alice)).toEqual(before);
  });

  it('registers a guest through the order, including a ticket that is an option of a product', async () => {
    const { orderId } = await order(store.shopper(), [
      { productId: plate, qty: 2, children: [{ productId: redPlate, qty: 1 }] },
      { productId: strap, qty: 1 },
    ]);
    const rows = await store.db
      .selectFrom('event_registrations')
      .select(['customer_id', 'event_id', 'division_id'])
      .where('order_id', '=', orderId)
      .execute();
    expect(rows).toEqual([{ customer_id: null, event_id: 'winter-open-2027', division_id: women }]);
  });

  it('creates no registration if it is rejected', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: program, qty: 1 }]);
    const body = await composeOrder(guest, list, { nowMs: store.now().getTime(), outcome: 'refused' });
    await guest.refused(contract.checkout.placeOrder, { body });
    const rows = await store.db
      .selectFrom('event_registrations')
      .innerJoin('orders', 'orders.order_id', 'event_registrations.order_id')
      .select('orders.order_id')
      .where('orders.status', '=', 'payment_error')
      .execute();
    expect(rows).toEqual([]);
  });
});

describe('ticket of a cancelled or refunded order', () => {
  const cancel = (orderId: string, isByStaff = true) =>
    cancelOrder(store.db, { orderId, isByStaff, now: store.now(), cause: 'a test', randomId: randomUUID });

  const ticketsOf = async (orderId: string) => {
    const rows = await store.db
      .selectFrom('event_registrations')
      .select('registration_id')
      .where('order_id', '=', orderId)
      .execute();
    return Promise.all(rows.map(({ registration_id }) => findTicket(store.db, ` ${registration_id.toUpperCase()} `)));
  };

  it('is cancelled together with the order, by staff only, and does not block another ticket [S3-event-03]', async () => {
    const bob = await customerCalled('bob');
    const { order_id } = await store.db
      .selectFrom('event_registrations')
      .innerJoin('customers', 'customers.customer_id', 'event_registrations.customer_id')
      .select('order_id')
      .where('customers.email', '=', fixtureEmails.bob)
      .executeTakeFirstOrThrow();
    const orderId = order_id ?? '';
    const [valid] = await ticketsOf(orderId);
    expect(valid).toMatchObject({ orderId, event: 'Winter Open', division: 'Men', email: fixtureEmails.bob });
    expect(valid?.cancelledAt).toBeUndefined();
    expect(await cancel(orderId, false)).toEqual({ ok: false, issues: [{ code: 'too_late' }] });
    const refused = await bob.refused(contract.checkout.cancelOrder, {
      params: { id: orderId },
      body: { storeId: 1 },
    });
    expect(refused).toMatchObject({ type: 'not_cancellable' });
    expect(await cancel(orderId)).toMatchObject({ ok: true });
    expect((await ticketsOf(orderId))[0]?.cancelledAt).toEqual(store.now());
    await order(bob, [{ productId: program, qty: 1 }]);
    const { registrations } = await bob.call(contract.event.getAccount);
    expect(registrations.map(({ cancelledAt }) => cancelledAt).toSorted()).toEqual([
      store.now().toISOString(),
      undefined,
    ]);
  });

  it('is cancelled once everything bought with the ticket is refunded', async () => {
    const badge = fixtureIds.bar;
    await ticketFor(badge, women);
    const guest = store.shopper();
    const { orderId } = await order(guest, [{ productId: badge, qty: 2 }]);
    await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() });
    const { items } = await guest.call(contract.return.getReturnable, {
      params: { id: orderId },
      query: { storeId: 1 },
    });
    const sendBack = async () => {
      const taken = items.map(({ listItemId }) => ({ listItemId, qty: 1, reason: 'other' as const }));
      const body = { orderId, storeId: 1 as const, items: taken };
      const { rmaNumber } = await guest.call(contract.return.createReturn, { body });
      const move = { to: 'refunded', amount: money(100) } as const;
      await moveReturn(store.db, { rmaNumber, move, now: store.now(), randomId: randomUUID });
      return (await ticketsOf(orderId)).map((ticket) => ticket?.cancelledAt);
    };
    expect(await sendBack()).toEqual([undefined]);
    expect(await sendBack()).toEqual([store.now()]);
  });

  it('is not found by another code', async () => {
    expect(await findTicket(store.db, randomUUID())).toBeUndefined();
    expect(await findTicket(store.db, "no code ' or 1=1")).toBeUndefined();
  });
});
