import { assign, fromPromise, raise, setup } from 'xstate';
import { HEALTH_INTERVAL_MS, type HealthCheck, isCheckDue } from './due-checks.ts';
import type { HealthPorts, HealthTicksContext, HealthTicksEvent, HealthTicksInput } from './health-ticks.types.ts';

interface CheckInput {
  readonly ports: HealthPorts;
  readonly check: HealthCheck;
}

const machineSetup = setup({
  types: {
    context: {} as HealthTicksContext,
    events: {} as HealthTicksEvent,
    input: {} as HealthTicksInput,
  },
  actors: {
    runCheck: fromPromise<void, CheckInput>(async ({ input: { ports, check }, signal }) => {
      try {
        await ports[check]?.(signal);
      } catch {
        // Ignored; the next tick tries again (S8-err-other-25).
      }
    }),
  },
  delays: { healthInterval: HEALTH_INTERVAL_MS },
  guards: {
    isDue: ({ context: { tick, isOnCheckout, ports } }, check: HealthCheck) =>
      ports[check] !== undefined && isCheckDue(check, tick, isOnCheckout),
  },
  actions: {
    countTick: assign({ tick: ({ context }) => context.tick + 1 }),
    tellTick: raise({ type: 'health.ticked' }),
  },
});

/** The parallel state of one check. It runs on its ticks, but never twice at the same time. */
const regionOf = (check: HealthCheck) =>
  machineSetup.createStateConfig({
    initial: 'resting',
    states: {
      resting: { on: { 'health.ticked': { guard: { type: 'isDue', params: check }, target: 'checking' } } },
      checking: {
        invoke: {
          id: check,
          src: 'runCheck',
          input: ({ context }) => ({ ports: context.ports, check }),
          onDone: 'resting',
          onError: 'resting',
        },
      },
    },
  });

/**
 * Runs the periodic checks of an open page (S9-health), once a minute. If timers were suspended, there is one tick on
 * waking, not one per missed minute.
 */
export const healthTicksMachine = machineSetup.createMachine({
  id: 'healthTicks',
  context: ({ input }) => ({ ...input, tick: 0 }),
  type: 'parallel',
  on: {
    'page.changed': { actions: assign({ isOnCheckout: ({ event }) => event.isOnCheckout }) },
  },
  states: {
    clock: {
      initial: 'waiting',
      states: {
        waiting: {
          after: { healthInterval: { target: 'waiting', reenter: true, actions: ['countTick', 'tellTick'] } },
          on: { 'actor.restored': { target: 'waiting', reenter: true } },
        },
      },
    },
    cartProducts: regionOf('cartProducts'),
    appConfig: regionOf('appConfig'),
    promotions: regionOf('promotions'),
    heartbeat: regionOf('heartbeat'),
  },
});
