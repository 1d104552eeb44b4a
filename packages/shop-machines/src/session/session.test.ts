import { defaultSessionLifetimeMs } from '@ironcart/core/customer';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-port.ts';
import { EXTENSION_MARGIN_MS } from './lifetime.ts';
import { sessionMachine } from './session.machine.ts';
import { selectIsLoggedIn, selectIsWaitingForNetwork, selectMustReload } from './session.selectors.ts';
import type { ExtendedSession, SessionEnded } from './session.types.ts';

const minuteMs = 60_000;

const open = (session: ExtendedSession = { isLoggedIn: true }) => {
  const clock = new SimulatedClock();
  const extend = deferredPort<ExtendedSession, AbortSignal>();
  const logout = deferredPort<void>();
  const ended: SessionEnded['reason'][] = [];
  let skewMs = 0;
  const now = () => 1_800_000_000_000 + clock.now() + skewMs;
  const actor = createActor(sessionMachine, { clock, input: { ports: { extend, logout, now }, ...session } });
  actor.on('session.ended', ({ reason }) => ended.push(reason));
  actor.start();
  return {
    actor,
    clock,
    extend,
    logout,
    ended,
    state: () => actor.getSnapshot().value,
    isLoggedIn: () => selectIsLoggedIn(actor.getSnapshot()),
    mustReload: () => selectMustReload(actor.getSnapshot(), now()),
    /** Time passes without timers: the laptop sleeps. */
    sleep: (durationMs: number) => {
      skewMs += durationMs;
    },
    resume: () => actor.send({ type: 'page.resumed' }),
  };
};

describe('session', () => {
  it('lasts 300 s if the response has no expiry, and is extended 45 s before its end [S9-timing-02] [S9-timing-03]', async () => {
    expect([defaultSessionLifetimeMs, EXTENSION_MARGIN_MS]).toEqual([300_000, 45_000]);
    const world = open();
    world.clock.increment(254_999);
    expect(world.extend.calls).toHaveLength(0);
    world.clock.increment(1);
    expect(world.extend.calls).toHaveLength(1);
    await world.extend.last().answer({ isLoggedIn: true });
    world.clock.increment(254_999);
    expect(world.extend.calls).toHaveLength(1);
    world.clock.increment(1);
    expect(world.extend.calls).toHaveLength(2);
  });

  it('is extended 45 s before the expiry in the response [S9-timing-03]', async () => {
    const world = open({ isLoggedIn: true, lifetimeMs: 100_000 });
    world.clock.increment(55_000);
    await world.extend.last().answer({ isLoggedIn: true, lifetimeMs: 600_000 });
    world.clock.increment(554_999);
    expect(world.extend.calls).toHaveLength(1);
    world.clock.increment(1);
    expect(world.extend.calls).toHaveLength(2);
  });

  it('restarts on log-in, and ignores a running extension', async () => {
    const world = open({ isLoggedIn: false });
    world.clock.increment(255_000);
    const stale = world.extend.last();
    world.actor.send({ type: 'session.changed', isLoggedIn: true, lifetimeMs: 300_000 });
    expect(stale.request.aborted).toBe(true);
    await stale.answer({ isLoggedIn: false });
    expect([world.state(), world.isLoggedIn(), world.ended]).toEqual(['active', true, []]);
    world.clock.increment(254_999);
    expect(world.extend.calls).toHaveLength(1);
  });

  it('reports that the backend no longer recognized the shopper', async () => {
    const world = open();
    world.clock.increment(255_000);
    await world.extend.last().answer({ isLoggedIn: false });
    expect([world.isLoggedIn(), world.ended]).toEqual([false, ['expired']]);
  });
});

describe('failed extension', () => {
  it('logs the shopper out [S8-err-other-03]', async () => {
    const world = open();
    world.clock.increment(255_000);
    await world.extend.last().fail('forbidden');
    expect(world.state()).toBe('loggingOut');
    await world.logout.last().answer();
    expect([world.isLoggedIn(), world.ended]).toEqual([false, ['extension_failed']]);
  });

  it('logs the shopper out on the device even if the backend cannot be reached [S8-err-other-03]', async () => {
    const world = open();
    world.clock.increment(255_000);
    await world.extend.last().fail('forbidden');
    await world.logout.last().fail();
    expect([world.state(), world.isLoggedIn(), world.ended]).toEqual(['active', false, ['extension_failed']]);
  });

  it('is retried twice without a response, while the token is still valid', async () => {
    const world = open();
    world.clock.increment(255_000);
    await world.extend.last().fail('no_response');
    world.clock.increment(8_000);
    await world.extend.last().fail('http_502');
    world.clock.increment(16_000);
    expect(world.extend.calls).toHaveLength(3);
    expect(world.clock.now()).toBeLessThan(defaultSessionLifetimeMs);
    await world.extend.last().fail('no_response');
    expect(world.state()).toBe('loggingOut');
  });

  it('recovers silently when a later attempt succeeds', async () => {
    const world = open();
    world.clock.increment(255_000);
    await world.extend.last().fail('no_response');
    world.clock.increment(8_000);
    await world.extend.last().answer({ isLoggedIn: true });
    expect([world.state(), world.isLoggedIn(), world.ended]).toEqual(['active', true, []]);
    expect(world.actor.getSnapshot().context.failures).toBe(0);
  });

  it('waits for the network while offline, and does not log the shopper out', async () => {
    const world = open();
    world.clock.increment(255_000);
    await world.extend.last().fail('browser_offline');
    expect(selectIsWaitingForNetwork(world.actor.getSnapshot())).toBe(true);
    world.clock.increment(60 * minuteMs);
    expect(world.extend.calls).toHaveLength(1);
    world.actor.send({ type: 'network.restored' });
    await world.extend.last().answer({ isLoggedIn: true });
    expect([world.extend.calls.length, world.isLoggedIn(), world.ended]).toEqual([2, true, []]);
  });

  it('has no effect for a guest, and is repeated at the usual time', async () => {
    const world = open({ isLoggedIn: false });
    world.clock.increment(255_000);
    await world.extend.last().fail('forbidden');
    expect([world.state(), world.logout.calls.length, world.ended]).toEqual(['active', 0, []]);
    world.clock.increment(254_999);
    expect(world.extend.calls).toHaveLength(1);
    world.clock.increment(1);
    expect(world.extend.calls).toHaveLength(2);
  });
});

describe('sleep and clock changes [FAULTS-32]', () => {
  it('extend the session once on waking, for any duration and number of wake-ups', async () => {
    const world = open();
    world.sleep(9 * 60 * minuteMs);
    for (let count = 0; count < 5; count += 1) world.resume();
    world.clock.increment(0);
    expect(world.extend.calls).toHaveLength(1);
    await world.extend.last().answer({ isLoggedIn: true });
    for (let count = 0; count < 5; count += 1) world.resume();
    world.clock.increment(254_999);
    expect(world.extend.calls).toHaveLength(1);
  });

  it('extend the session before the expiry after a sleep that timers missed', () => {
    const world = open();
    world.clock.increment(100_000);
    world.sleep(100_000);
    world.resume();
    world.clock.increment(54_999);
    expect(world.extend.calls).toHaveLength(0);
    world.clock.increment(1);
    expect(world.extend.calls).toHaveLength(1);
  });

  it.each([-10 * minuteMs, 10 * minuteMs])('extend the session once when the clock jumps by %d ms', async (jumpMs) => {
    const world = open();
    world.sleep(jumpMs);
    world.resume();
    world.clock.increment(255_000);
    expect(world.extend.calls).toHaveLength(1);
    await world.extend.last().answer({ isLoggedIn: true });
    world.clock.increment(254_999);
    await settle();
    expect(world.extend.calls).toHaveLength(1);
  });
});

describe('page that stays open', () => {
  it('is reloaded by a navigation after more than 24 hours, not before [S4-session-02]', () => {
    const world = open();
    world.sleep(24 * 60 * 60_000);
    expect(world.mustReload()).toBe(false);
    world.sleep(1);
    expect(world.mustReload()).toBe(true);
  });
});
