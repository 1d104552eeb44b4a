import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredPort, settle } from '../testing/deferred-port.ts';
import { HEALTH_INTERVAL_MS, type HealthCheck } from './due-checks.ts';
import { healthTicksMachine } from './health-ticks.machine.ts';
import { selectIsChecking } from './health-ticks.selectors.ts';
import type { HealthPorts } from './health-ticks.types.ts';

const checks: readonly HealthCheck[] = ['cartProducts', 'appConfig', 'promotions', 'heartbeat'];

const open = (isOnCheckout = false, given: HealthPorts = {}) => {
  const clock = new SimulatedClock();
  const ran = new Map<HealthCheck, number[]>(checks.map((check) => [check, []]));
  let minute = 0;
  const port = (check: HealthCheck) => async () => {
    ran.get(check)?.push(minute);
  };
  const ports = Object.fromEntries(checks.map((check) => [check, port(check)]));
  const actor = createActor(healthTicksMachine, { clock, input: { ports: { ...ports, ...given }, isOnCheckout } });
  actor.start();
  const pass = async (minutes: number): Promise<void> => {
    for (let count = 0; count < minutes; count += 1) {
      minute += 1;
      clock.increment(60_000);
      await settle();
    }
  };
  return { actor, clock, ran, pass };
};

describe('health checks', () => {
  it('run every 60 s [S9-health-01]', async () => {
    expect(HEALTH_INTERVAL_MS).toBe(60_000);
    const { actor, clock } = open();
    clock.increment(59_999);
    expect(actor.getSnapshot().context.tick).toBe(0);
    clock.increment(1);
    expect(actor.getSnapshot().context.tick).toBe(1);
    clock.increment(60_000);
    expect(actor.getSnapshot().context.tick).toBe(2);
  });

  it.each<[HealthCheck, readonly number[], string]>([
    ['cartProducts', [5, 10], 'S9-health-02'],
    ['appConfig', [5, 10], 'S9-health-04] [S7-calls-site-13'],
    ['promotions', [2, 4, 6, 8, 10], 'S9-health-05'],
    ['heartbeat', [2, 4, 6, 8, 10], 'S9-health-06'],
  ])('include %s in the minutes %j [%s] [S7-calls-site-12]', async (check, minutes) => {
    const { ran, pass } = open();
    await pass(11);
    expect(ran.get(check)).toEqual(minutes);
  });

  it('reload the products in the cart during checkout only [S9-health-03]', async () => {
    const { actor, ran, pass } = open(true);
    await pass(3);
    expect(ran.get('cartProducts')).toEqual([1, 2, 3]);
    actor.send({ type: 'page.changed', isOnCheckout: false });
    await pass(3);
    expect(ran.get('cartProducts')).toEqual([1, 2, 3, 5]);
    actor.send({ type: 'page.changed', isOnCheckout: true });
    await pass(1);
    expect(ran.get('cartProducts')).toEqual([1, 2, 3, 5, 7]);
    expect(ran.get('heartbeat')).toEqual([2, 4, 6]);
  });

  it('ignore a failed check [S8-err-other-25]', async () => {
    const { actor, ran, pass } = open(false, { heartbeat: () => Promise.reject(new Error('down')) });
    await pass(4);
    expect(actor.getSnapshot().status).toBe('active');
    expect(ran.get('promotions')).toEqual([2, 4]);
  });

  it('do not repeat a running check, and do not wait for it', async () => {
    const heartbeat = deferredPort<void, AbortSignal>();
    const { actor, ran, pass } = open(false, { heartbeat });
    await pass(6);
    expect(heartbeat.calls).toHaveLength(1);
    expect(selectIsChecking(actor.getSnapshot(), 'heartbeat')).toBe(true);
    expect(ran.get('promotions')).toEqual([2, 4, 6]);
    await heartbeat.last().answer();
    await pass(2);
    expect(heartbeat.calls).toHaveLength(2);
  });

  it('are aborted when the page ends', async () => {
    const heartbeat = deferredPort<void, AbortSignal>();
    const { actor, pass } = open(false, { heartbeat });
    await pass(2);
    actor.stop();
    expect(heartbeat.last().request.aborted).toBe(true);
  });

  it('include only checks with a port on the page', () => {
    const clock = new SimulatedClock();
    const actor = createActor(healthTicksMachine, { clock, input: { ports: {}, isOnCheckout: true } }).start();
    clock.increment(10 * HEALTH_INTERVAL_MS);
    expect(checks.filter((check) => selectIsChecking(actor.getSnapshot(), check))).toEqual([]);
  });
});
