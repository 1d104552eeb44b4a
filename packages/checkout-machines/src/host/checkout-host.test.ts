import { describe, expect, it } from 'vitest';
import { selectErrors, selectPlacedOrder, selectStep } from '../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../checkout/checkout.types.ts';
import { settle } from '../settle.ts';
import { card, shopper } from '../testing/fixtures.ts';
import { openHostWorld, untilReview } from '../testing/host-world.ts';
import { HostError } from './host-error.ts';

const ID = 'session-1';
const DAY_MS = 24 * 60 * 60 * 1_000;

const openAtReview = async () => {
  const world = openHostWorld();
  await world.host().open(ID, world.input);
  for (const event of untilReview) await world.host().send(ID, [event]);
  return world;
};

/** A promise to be resolved by hand. */
const gate = () => {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

describe('hosted checkout session', () => {
  it('can be completed by requests that each run in a separate process', async () => {
    const world = await openAtReview();
    const placed = await world.host().send(ID, [{ type: 'order.place' }]);
    expect(selectStep(placed.snapshot)).toBe('success');
    expect(selectPlacedOrder(placed.snapshot)?.orderId).toBe('order-1');
    expect(selectStep((await world.host().read(ID)).snapshot)).toBe('success');
    expect(world.store.orders()).toHaveLength(1);
  });

  it('accepts a whole form in one request, with one request for rates and tax', async () => {
    const world = openHostWorld();
    await world.host().open(ID, world.input);
    const { snapshot } = await world.host().send(ID, untilReview);
    expect(selectStep(snapshot)).toBe('review');
    expect(world.asked.filter((port) => port === 'rates' || port === 'tax')).toEqual(['rates', 'tax']);
  });

  it('is unknown before it is opened, after it has expired and after it is closed', async () => {
    const world = openHostWorld();
    const unknown = new HostError('session_not_found');
    await expect(world.host().read(ID)).rejects.toEqual(unknown);
    await world.host().open(ID, world.input);
    world.clock.moveTo(world.clock.now() + DAY_MS - 1);
    await world.host().send(ID, [{ type: 'comments.changed', comments: 'The back door' }]);
    world.clock.moveTo(world.clock.now() + DAY_MS - 1);
    expect((await world.host().read(ID)).snapshot.context.comments).toBe('The back door');
    world.clock.moveTo(world.clock.now() + 1);
    await expect(world.host().send(ID, [])).rejects.toEqual(unknown);
    await world.host().open('session-2', world.input);
    await world.host().close('session-2');
    await expect(world.host().read('session-2')).rejects.toEqual(unknown);
  });

  it('stores no payment tokens in its log, and no data shared by all sessions in its row', async () => {
    const world = await openAtReview();
    await world.host().send(ID, [{ type: 'payment.walletApproved', token: 'wallet-approval' }]);
    const log = JSON.stringify(await world.sessions.entries(ID));
    expect(log).not.toContain('wallet-approval');
    expect(log).toContain('shippingAddress.changed');
    expect(log).not.toContain('approved-card');
    const row = JSON.stringify((await world.sessions.read(ID))?.state);
    expect(row).toContain('approved-card');
    expect(row).not.toContain('postcodeRegex');
    expect(row).not.toContain('defaultCountry');
  });
});

describe('two channels that use one checkout session concurrently', () => {
  it('lose no event: the slower request is rerun on the state left by the faster one', async () => {
    const world = await openAtReview();
    const waiting = gate();
    const ports = world.ports();
    const slow = world.host({
      ports: { ...ports, giftCard: async (code, signal) => waiting.opened.then(() => ports.giftCard(code, signal)) },
    });
    const added = slow.send(ID, [{ type: 'giftCard.added', code: 'UNKNOWN' }]);
    await settle();
    await world.host().send(ID, [{ type: 'comments.changed', comments: 'The back door' }]);
    waiting.open();
    const { snapshot, wasChanged } = await added;
    expect(wasChanged).toBe(true);
    expect(snapshot.context.comments).toBe('The back door');
    expect(snapshot.context.giftCards.issue).toBeDefined();
  });

  it('place one order: the second request waits for the first and returns its result', async () => {
    const world = await openAtReview();
    const { version } = await world.host().read(ID);
    const place = () => world.host().send(ID, [{ type: 'order.place' }], { knownVersion: version });
    const both = await world.answered(Promise.all([place(), place()]));
    expect(world.asked.filter((port) => port === 'place')).toHaveLength(1);
    expect(world.store.orders()).toHaveLength(1);
    const steps = both.map(({ snapshot }) => selectStep(snapshot));
    expect(steps).toContain('success');
    expect(both.filter(({ wasChanged }) => wasChanged)).toHaveLength(1);
  });

  it('do not place an order that the requester has not seen: a change elsewhere stops the placement', async () => {
    const world = await openAtReview();
    const { version } = await world.host().read(ID);
    await world.host().send(ID, [{ type: 'comments.changed', comments: 'The back door' }]);
    const refused = await world.host().send(ID, [{ type: 'order.place' }], { knownVersion: version });
    expect(refused.wasChanged).toBe(true);
    expect(selectStep(refused.snapshot)).toBe('review');
    expect(world.store.orders()).toEqual([]);
    const placed = await world.host().send(ID, [{ type: 'order.place' }], { knownVersion: refused.version });
    expect(selectStep(placed.snapshot)).toBe('success');
  });
});

describe('server data that changed since the last request', () => {
  it('is applied before the events of a request, so no order is placed at totals that were not shown', async () => {
    const world = await openAtReview();
    world.store.editCart('list-1', 2);
    const serverEvents = async () => [{ type: 'cart.changed', ...world.store.contents('list-1') }] as const;
    const changed = await world.host({ serverEvents }).send(ID, [{ type: 'order.place' }]);
    expect(changed.wasChanged).toBe(true);
    expect(changed.snapshot.context.cart.items[0]?.qty).toBe(2);
    expect(world.store.orders()).toEqual([]);
    const placed = await world.host().send(ID, [{ type: 'order.place' }]);
    expect(selectPlacedOrder(placed.snapshot)?.items[0]?.qty).toBe(2);
  });
});

describe('process that ends while it places an order', () => {
  it('is replaced after its lease, and the order is recognized instead of placed again', async () => {
    const world = await openAtReview();
    const ports = world.ports();
    const dying = world.host({
      ports: {
        ...ports,
        place: (order, signal) => ports.place(order, signal).then(() => new Promise(() => undefined)),
      },
    });
    void dying.send(ID, [{ type: 'order.place' }]);
    while (world.store.orders().length === 0) await settle();
    const row = await world.sessions.read(ID);
    expect(row?.effectUntilMs).toBeGreaterThan(world.clock.now());
    world.clock.moveTo(row?.effectUntilMs ?? 0);
    const { snapshot } = await world.host().send(ID, []);
    expect(selectStep(snapshot)).toBe('success');
    expect(selectPlacedOrder(snapshot)?.orderId).toBe('order-1');
    expect(world.store.orders()).toHaveLength(1);
  });

  /** A session that another run has locked for so long. */
  const lockedFor = async (ms: number) => {
    const world = await openAtReview();
    const row = await world.sessions.read(ID);
    if (row === undefined) throw new Error('There is no row');
    const effectUntilMs = world.clock.now() + ms;
    await world.sessions.write({ ...row, version: row.version + 1, effectUntilMs }, [], 'append');
    return world;
  };

  it('blocks no request after the clock was set back', async () => {
    const world = await lockedFor(DAY_MS);
    const { snapshot } = await world.host().send(ID, [{ type: 'comments.changed', comments: 'At once' }]);
    expect(snapshot.context.comments).toBe('At once');
  });

  it('blocks other requests until the lease ends', async () => {
    const world = await lockedFor(1_000);
    const fromMs = world.clock.now();
    const { snapshot } = await world.answered(world.host().send(ID, [{ type: 'comments.changed', comments: 'Late' }]));
    expect(snapshot.context.comments).toBe('Late');
    expect(world.clock.now()).toBeGreaterThanOrEqual(fromMs + 1_000);
  });
});

describe('session saved by the previous release', () => {
  it('is restored by replaying its log on the new machines, and requires the card again', async () => {
    const world = await openAtReview();
    const next = await world.host({ release: 'second' }).send(ID, []);
    expect(next.wasReopened).toBe(false);
    expect(selectStep(next.snapshot)).toBe('payment');
    expect(next.snapshot.context.shippingAddress.street).toEqual(shopper.street);
    expect((await world.sessions.read(ID))?.release).toBe('second');
    const { snapshot } = await world
      .host({ release: 'second' })
      .send(ID, [...untilReview.slice(2), { type: 'order.place' }]);
    expect(selectStep(snapshot)).toBe('success');
  });

  it('is upgraded even by a request that only reads it, because its saved state is not readable', async () => {
    const world = await openAtReview();
    const row = await world.sessions.read(ID);
    if (row === undefined) throw new Error('There is no row');
    const snapshot = { ...Object(row.state.snapshot), value: 'stateOfTheFirstRelease' };
    await world.sessions.write({ ...row, version: row.version + 1, state: { ...row.state, snapshot } }, [], 'append');
    const read = await world.host({ release: 'second' }).read(ID);
    expect(selectStep(read.snapshot)).toBe('payment');
    expect(read.snapshot.context.shippingAddress.street).toEqual(shopper.street);
  });

  it('is reopened with the entered data if its log cannot be replayed', async () => {
    const world = await openAtReview();
    const row = await world.sessions.read(ID);
    if (row === undefined) throw new Error('There is no row');
    const strange = { kind: 'timer', ms: 1, name: 'xstate.after.unknown' } as const;
    await world.sessions.write({ ...row, version: row.version + 1 }, [strange], 'append');
    const next = await world.host({ release: 'second' }).send(ID, []);
    expect(next.wasReopened).toBe(true);
    expect(selectStep(next.snapshot)).toBe('shipping');
    expect(next.snapshot.context.shippingAddress.street).toEqual(shopper.street);
    expect(selectErrors(next.snapshot)).toEqual([]);
    const [opened, ...log] = await world.sessions.entries(ID);
    expect(opened?.kind).toBe('opened');
    expect(log).not.toContainEqual(strange);
    const third = await world.host({ release: 'third' }).send(ID, []);
    expect(third.wasReopened).toBe(false);
  });

  it('resumes an order that waits at the bank', async () => {
    const world = openHostWorld();
    await world.host().open(ID, world.input);
    await world
      .host()
      .send(ID, [
        ...untilReview.slice(0, 2),
        { type: 'payment.tokenReceived', card: { ...card, token: 'challenge-card' } },
        { type: 'step.continue' },
      ]);
    await world.host().send(ID, [{ type: 'order.place' }]);
    expect(selectStep((await world.host().read(ID)).snapshot)).toBe('challenge');
    const next = await world.host({ release: 'second' }).send(ID, []);
    expect(selectStep(next.snapshot)).toBe('challenge');
    world.store.provider.bankAnswers(world.store.provider.transactions[0]?.id ?? '', true);
    world.store.hearNotification();
    const { snapshot } = await world.host({ release: 'second' }).send(ID, [{ type: 'challenge.finished' }]);
    expect(selectStep(snapshot)).toBe('success');
    expect(world.store.orders()).toHaveLength(1);
  });
});

describe('order that waits at the bank', () => {
  it('fails after the time limit, however often it is queried', async () => {
    const world = openHostWorld();
    await world.host().open(ID, world.input);
    const challenged: CheckoutEvent = { type: 'payment.tokenReceived', card: { ...card, token: 'challenge-card' } };
    await world.host().send(ID, [...untilReview.slice(0, 2), challenged, { type: 'step.continue' }]);
    const { snapshot } = await world.host().send(ID, [{ type: 'order.place' }]);
    expect(selectStep(snapshot)).toBe('challenge');
    const { threeDsTimeoutMs } = snapshot.context.config;
    const untilMs = world.clock.now() + threeDsTimeoutMs;
    for (const lookMs of [untilMs - threeDsTimeoutMs / 2, untilMs - 1]) {
      world.clock.moveTo(lookMs);
      expect(selectStep((await world.host().send(ID, [])).snapshot)).toBe('challenge');
    }
    world.clock.moveTo(untilMs);
    const ended = (await world.host().send(ID, [])).snapshot;
    expect(selectErrors(ended).map(({ code }) => code)).toEqual(['three_ds']);
    expect(selectStep(ended)).toBe('payment');
  });
});

describe('port call without a response', () => {
  it('is awaited until the timeout, and repeated by the next request', async () => {
    const world = openHostWorld();
    await world.host().open(ID, world.input);
    const ports = world.ports();
    const deaf = world.host({ ports: { ...ports, rates: () => new Promise(() => undefined) }, patienceMs: 5_000 });
    const sent = deaf.send(ID, [{ type: 'shippingAddress.changed', address: shopper }]);
    expect((await world.answered(sent)).snapshot.context.shipping.state).toBe('loading');
    const { snapshot } = await world.host().send(ID, []);
    expect(snapshot.context.shipping.state).toBe('valid');
  });
});
