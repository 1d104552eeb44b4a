import { type Actor, createActor } from 'xstate';
import { checkoutMachine } from '../checkout/checkout.machine.ts';
import type { CheckoutSnapshot } from '../checkout/checkout.selectors.ts';
import type { CheckoutEvent } from '../checkout/checkout.types.ts';
import type { CheckoutPorts } from '../ports.ts';
import { settle } from '../settle.ts';
import type { CheckoutLog, LogEntry } from './checkout-log.ts';
import { readCheckoutLog } from './read-log.ts';
import { ReplayError } from './replay-error.ts';
import { createScriptedPorts } from './scripted-ports.ts';
import { createVirtualClock } from './virtual-clock.ts';

export interface ReplayOptions {
  /** The store's own promotions, which a log does not contain. Default: none. */
  readonly promotions?: CheckoutPorts['promotions'];
}

/** Opens a checkout that replays a log entry by entry. */
const openReplay = ({ input, ports: names, startMs }: CheckoutLog, { promotions }: ReplayOptions) => {
  const clock = createVirtualClock();
  const script = createScriptedPorts(names, () => startMs + clock.now());
  const fired: string[] = [];
  let broken = undefined as { readonly cause: unknown } | undefined;
  const actor = createActor(checkoutMachine, {
    clock,
    input: { ...input, customer: input.customer, ports: { ...script.ports, promotions } },
    inspect: (inspected) => {
      if (inspected.type === '@xstate.event' && inspected.event.type.startsWith('xstate.after.')) {
        fired.push(inspected.event.type);
      }
    },
  });
  actor.subscribe({
    error: (cause) => {
      broken = { cause };
    },
  });
  actor.start();
  if (broken !== undefined) throw broken.cause;

  const fire = (name: string): boolean => {
    const before = fired.length;
    return clock.fireNext() && fired[before] === name;
  };

  /** Applies an entry; false if it is impossible. */
  const apply = (entry: LogEntry): boolean => {
    switch (entry.kind) {
      case 'event':
        actor.send(entry.event as CheckoutEvent);
        return true;
      case 'timer':
        return fire(entry.name);
      case 'answer':
        return script.answer(entry.port, entry.call, entry.value);
      case 'failure': {
        const { code, message, retryAfterSeconds } = entry;
        return script.fail(entry.port, entry.call, Object.assign(new Error(message), { code, retryAfterSeconds }));
      }
    }
  };

  const step = async (entry: LogEntry, number: number): Promise<void> => {
    clock.moveTo(entry.ms);
    const happened = apply(entry);
    await settle();
    if (broken !== undefined) {
      throw new ReplayError('checkout_failed', 'Checkout broke on this entry', { entry: number, cause: broken.cause });
    }
    if (!happened) {
      throw new ReplayError('diverged', `Entry ${number} (${entry.kind}) cannot happen here`, { entry: number });
    }
  };

  return { actor, clock, step };
};

/**
 * Replays the first `until` entries of a log (default: all) and returns the running actor, for example for a story. Its
 * clock stands still and its ports never answer.
 * @param log a log, or the untrusted content of a file
 * @throws ReplayError if it is not a log or cannot be replayed
 */
export const replayToActor = async (
  log: unknown,
  until = Number.POSITIVE_INFINITY,
  options: ReplayOptions = {},
): Promise<Actor<typeof checkoutMachine>> => {
  const checked = readCheckoutLog(log);
  let replaying: ReturnType<typeof openReplay>;
  try {
    replaying = openReplay(checked, options);
  } catch (cause) {
    throw new ReplayError('checkout_failed', 'Checkout does not open with the input of this log', { cause });
  }
  for (const [number, entry] of checked.entries.slice(0, until).entries()) await replaying.step(entry, number);
  return replaying.actor;
};

/**
 * Replays the first `until` entries of a log (default: all) and returns checkout's state; works in Node, without
 * network and clock.
 * @throws ReplayError if it is not a log or cannot be replayed
 */
export const replay = async (log: unknown, until?: number): Promise<CheckoutSnapshot> => {
  const actor = await replayToActor(log, until);
  const snapshot = actor.getSnapshot();
  actor.stop();
  return snapshot;
};
