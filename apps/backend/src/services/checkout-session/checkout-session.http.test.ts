import { type SessionEvent, sessionEventToWire } from '@ironcart/api/codec';
import { type AnswerOf, checkoutSessionCalls, contract } from '@ironcart/api/contract';
import { selectChallenge, selectErrors, selectPlacedOrder, selectStep } from '@ironcart/checkout-machines';
import { actorAt } from '@ironcart/checkout-machines/host';
import { defaultSites } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { logIn } from '../../contract-tests/owned-ids.ts';
import { sharedSecret } from '../../db/shared-secret.ts';
import { prune } from '../../jobs/prune.ts';
import { fillCart, ohioAddress, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureIds } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { createSeal } from './seal.ts';

type Answer = AnswerOf<typeof checkoutSessionCalls.getSession>;

const snapshotOf = ({ state }: Answer) =>
  actorAt(state, { site: defaultSites.main, countries: [], regions: [] }).getSnapshot();
const stepOf = (answer: Answer) => selectStep(snapshotOf(answer));

const { openSession, sendEvents, getSession, closeSession } = checkoutSessionCalls;

const threeDsTimeoutMs = 10 * 60_000;
const store = useTestStore({ threeDsTimeoutMs });

const send = (shopper: Shopper, id: string, events: readonly SessionEvent[], knownVersion?: number) =>
  shopper.call(sendEvents, {
    params: { id },
    body: { events: events.map(sessionEventToWire), ...(knownVersion === undefined ? {} : { knownVersion }) },
  });

/** A guest's session on the review page, paid by a sandbox card. */
const openAtReview = async (card: Parameters<typeof tokenize>[1] = 'approved') => {
  const shopper = store.shopper();
  const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
  const { _id: id } = await shopper.call(openSession, { body: { listId: cart._id } });
  const token = await tokenize(shopper, card);
  const session = await send(shopper, id, [
    { type: 'shippingAddress.changed', address: ohioAddress },
    { type: 'step.continue' },
    { type: 'payment.tokenReceived', card: { token, brand: 'visa', last4: '0001', expMonth: 12, expYear: 2099 } },
    { type: 'step.continue' },
  ]);
  return { shopper, cart, id, token, session };
};

describe('hosted checkout', () => {
  it("can be completed by API calls alone, with the store's own rates, tax and payment", async () => {
    const { shopper, cart, id, session } = await openAtReview();
    expect(stepOf(session)).toBe('review');
    const placed = await send(shopper, id, [{ type: 'order.place' }], session.version);
    expect(stepOf(placed)).toBe('success');
    const orderId = selectPlacedOrder(snapshotOf(placed))?.orderId ?? '';
    const order = await shopper.call(contract.checkout.getOrder, { params: { id: orderId }, query: { storeId: 1 } });
    expect(order.status).toBe('published');
    expect(order.listId).toBe(cart._id);
    expect(order.totals.tax).toBeGreaterThan(0);
  });

  it('exists once per cart, and reopening it continues at the same step', async () => {
    const { shopper, cart, id } = await openAtReview();
    const again = await shopper.call(openSession, { body: { listId: cart._id } });
    expect(again._id).toBe(id);
    expect(stepOf(again)).toBe('review');
  });

  it('reports missing values beside their fields, and keeps what was entered', async () => {
    const shopper = store.shopper();
    const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const { _id: id } = await shopper.call(openSession, { body: { listId: cart._id, asksEmailFirst: true } });
    const session = await send(shopper, id, [{ type: 'email.changed', email: 'gale@' }, { type: 'step.continue' }]);
    expect(stepOf(session)).toBe('start');
    expect(snapshotOf(session).context.shippingAddress.email).toBe('gale@');
  });

  it('shows a declined card, and accepts another', async () => {
    const { shopper, id, session } = await openAtReview('refused');
    const refused = await send(shopper, id, [{ type: 'order.place' }], session.version);
    expect(selectErrors(snapshotOf(refused)).map(({ code }) => code)).toEqual(['payment_error']);
    const token = await tokenize(shopper, 'approved');
    const placed = await send(shopper, id, [
      { type: 'payment.tokenReceived', card: { token, brand: 'visa', last4: '0001', expMonth: 12, expYear: 2099 } },
      { type: 'step.continue' },
      { type: 'order.place' },
    ]);
    expect(stepOf(placed)).toBe('success');
  });

  it('detects that the cart was changed elsewhere, and places no order that was not shown', async () => {
    const { shopper, cart, id, session } = await openAtReview();
    await shopper.call(contract.list.updateItem, {
      params: { id: cart._id, itemId: cart.items[0]?.listItemId ?? '' },
      body: { qty: 2 },
    });
    const changed = await send(shopper, id, [{ type: 'order.place' }], session.version);
    expect(changed.wasChanged).toBe(true);
    expect(snapshotOf(changed).context.cart.items[0]?.qty).toBe(2);
    expect(stepOf(await send(shopper, id, [{ type: 'order.place' }], changed.version))).toBe('success');
  });

  it('detects that a quoted price has lapsed, which changes no line', async () => {
    const shopper = store.shopper();
    const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const quote = { metadata: JSON.stringify({ fluidPrice: 1 }), quoted_until: new Date(Date.now() + 3_600_000) };
    await store.db.updateTable('list_items').set(quote).where('list_id', '=', cart._id).execute();
    const { _id: id, ...quoted } = await shopper.call(openSession, { body: { listId: cart._id } });
    const fluidPriceIn = (answer: Pick<Answer, 'state'>) =>
      actorAt(answer.state, { site: defaultSites.main, countries: [], regions: [] }).getSnapshot().context.cart.items[0]
        ?.metadata.fluidPrice;
    expect(fluidPriceIn(quoted)).toBeDefined();
    await store.db
      .updateTable('list_items')
      .set({ quoted_until: new Date(0) })
      .where('list_id', '=', cart._id)
      .execute();
    const lapsed = await send(shopper, id, []);
    expect([lapsed.wasChanged, fluidPriceIn(lapsed)]).toEqual([true, undefined]);
  });

  it('places one order for two concurrent requests', async () => {
    const { shopper, id, session } = await openAtReview();
    const both = await Promise.all([
      send(shopper, id, [{ type: 'order.place' }], session.version),
      send(shopper, id, [{ type: 'order.place' }], session.version),
    ]);
    expect(both.map(stepOf)).toContain('success');
    const { count } = await store.db
      .selectFrom('orders')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('list_id', '=', snapshotOf(session).context.cart.list._id)
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(1);
  });

  describe('with a bank challenge', () => {
    const openAtBank = async (card: Parameters<typeof tokenize>[1] = 'challenge') => {
      const { shopper, id, token, session } = await openAtReview(card);
      const asked = await send(shopper, id, [{ type: 'order.place' }], session.version);
      expect(stepOf(asked)).toBe('challenge');
      const answer = (decision: 'approve' | 'decline') =>
        shopper.request(`/sandbox-pay/challenge/${selectChallenge(snapshotOf(asked))?.transactionId}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
          body: `decision=${decision}`,
        });
      return { answer, read: () => shopper.call(getSession, { params: { id } }), version: asked.version, token };
    };

    it('is placed once the bank has approved it, before any client event', async () => {
      const { answer, read } = await openAtBank();
      expect(stepOf(await read())).toBe('challenge');
      await answer('approve');
      expect(stepOf(await read())).toBe('success');
    });

    it('is returned without the payment token, which is stored in the order', async () => {
      const { read, token } = await openAtBank();
      expect(stepOf(await read())).toBe('challenge');
      expect(JSON.stringify(await read())).not.toContain(token);
    });

    it('asks for another payment once the bank has declined', async () => {
      const { answer, read } = await openAtBank();
      await answer('decline');
      const declined = await read();
      expect([stepOf(declined), ...selectErrors(snapshotOf(declined)).map(({ code }) => code)]).toEqual([
        'payment',
        'three_ds',
      ]);
    });

    it('stays pending while the bank has not decided, and asks for another payment after the time limit', async () => {
      const { read, version } = await openAtBank('challenge_unanswered');
      await store.backend.reconcile();
      expect(await read()).toMatchObject({ version });
      store.passTime(threeDsTimeoutMs);
      await store.backend.reconcile();
      const declined = await read();
      expect([stepOf(declined), ...selectErrors(snapshotOf(declined)).map(({ code }) => code)]).toEqual([
        'payment',
        'three_ds',
      ]);
    });
  });

  it('uses the saved address of a customer', async () => {
    const alice = await logIn(store, 'alice');
    const cart = await fillCart(alice, [{ productId: fixtureIds.bar, qty: 1 }]);
    const session = await alice.call(openSession, { body: { listId: cart._id } });
    const { context } = snapshotOf(session);
    expect(context.customer?.loggedIn).toBe(true);
    expect(context.shippingAddress.street[0]).not.toBe('');
  });
});

describe('hosted checkout of the previous release', () => {
  const ofReleaseBefore = async () => {
    const open = await openAtReview();
    await store.db
      .updateTable('checkout_sessions')
      .set({ release: 'before' })
      .where('checkout_session_id', '=', open.id)
      .execute();
    return open;
  };

  it('continues from its log, and asks for the card again', async () => {
    const { shopper, id } = await ofReleaseBefore();
    const session = await send(shopper, id, []);
    expect(session.wasReopened).toBe(false);
    expect(stepOf(session)).toBe('payment');
    expect(snapshotOf(session).context.shippingAddress.city).toBe('Columbus');
  });

  it('is reopened with the entered data if its log cannot be replayed, and starts a new log', async () => {
    const { shopper, id } = await ofReleaseBefore();
    const { seal } = createSeal(await sharedSecret(store.db, 'checkout-sessions'));
    const entry = seal({ kind: 'timer', ms: 1, name: 'xstate.after.unknown' });
    const { position } = await store.db
      .insertInto('checkout_session_entries')
      .values({ checkout_session_id: id, entry })
      .returning('position')
      .executeTakeFirstOrThrow();
    const session = await send(shopper, id, []);
    expect(session.wasReopened).toBe(true);
    expect(snapshotOf(session).context.shippingAddress.city).toBe('Columbus');
    const log = await store.db
      .selectFrom('checkout_session_entries')
      .select('position')
      .where('checkout_session_id', '=', id)
      .execute();
    expect(log.every((each) => Number(each.position) > Number(position))).toBe(true);
  });
});

describe('stored data of a hosted checkout', () => {
  it('is encrypted in the database, and returned without payment tokens', async () => {
    const { shopper, id, token, session } = await openAtReview();
    expect(JSON.stringify(session)).not.toContain(token);
    expect(JSON.stringify(await shopper.call(getSession, { params: { id } }))).not.toContain(token);
    const row = await store.db
      .selectFrom('checkout_sessions')
      .select('state')
      .where('checkout_session_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.state.toString('latin1')).not.toContain('Columbus');
  });

  it('belongs to the owner of the cart: others cannot read, change, open or close it', async () => {
    const { shopper, id, cart } = await openAtReview();
    for (const stranger of [store.shopper(), await logIn(store, 'alice')]) {
      const answers = [
        await stranger.refused(getSession, { params: { id } }),
        await stranger.refused(sendEvents, { params: { id }, body: { events: [] } }),
        await stranger.refused(closeSession, { params: { id } }),
        await stranger.refused(openSession, { body: { listId: cart._id } }),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    }
    expect(stepOf(await shopper.call(getSession, { params: { id } }))).toBe('review');
  });

  it('ends when it is closed or expired', async () => {
    const { shopper, id, cart } = await openAtReview();
    await shopper.call(closeSession, { params: { id } });
    expect((await shopper.refused(getSession, { params: { id } })).status).toBe(404);
    const next = await shopper.call(openSession, { body: { listId: cart._id } });
    await prune(store.db, new Date(Date.parse(next.expiresAt) + 1));
    expect((await shopper.refused(getSession, { params: { id: next._id } })).status).toBe(404);
  });

  it('is not transferred when the customer logs in: the cart is, with its own checkout', async () => {
    const { shopper, id, cart } = await openAtReview();
    const account = {
      email: 'late.login@example.com',
      password: 'deadlift-heavy-24',
      firstname: 'Nora',
      lastname: 'Lind',
    };
    await shopper.call(contract.customer.register, { body: account });
    expect((await shopper.refused(getSession, { params: { id } })).status).toBe(404);
    const session = await shopper.call(openSession, { body: { listId: cart._id } });
    expect(snapshotOf(session).context.customer?.firstname).toBe('Nora');
    expect(snapshotOf(session).context.shippingAddress.city).toBe('');
  });

  it('is deleted with the account of its customer', async () => {
    const shopper = store.shopper();
    const email = 'checkout.session@example.com';
    const account = { email, password: 'deadlift-heavy-24', firstname: 'Nora', lastname: 'Lind' };
    await shopper.call(contract.customer.register, { body: account });
    const cart = await fillCart(shopper, [{ productId: fixtureIds.bar, qty: 1 }]);
    const { _id: id } = await shopper.call(openSession, { body: { listId: cart._id } });
    await shopper.call(contract.customer.deleteAccount, { body: { password: account.password } });
    const rows = await store.db
      .selectFrom('checkout_sessions')
      .selectAll()
      .where('checkout_session_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('does not exist for an empty cart, or a list that is not a cart', async () => {
    const alice = await logIn(store, 'alice');
    const wishlist = await alice.call(contract.list.createList, { body: { type: 'wishlist' } });
    expect((await alice.refused(openSession, { body: { listId: wishlist._id } })).status).toBe(404);
    const cart = await store.shopper().call(contract.list.createList, { body: { type: 'cart' } });
    expect((await alice.refused(openSession, { body: { listId: cart._id } })).status).toBe(404);
  });
});
