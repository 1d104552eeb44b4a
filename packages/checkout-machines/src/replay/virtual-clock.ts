import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A clock that stands still until it is told to go on, and that knows what it will do next. */
export interface VirtualClock extends Clock {
  setTimeout(fire: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** Milliseconds since the clock stood at 0. */
  now(): number;
  /** How long until each timer fires, in milliseconds, the next one first. */
  pendingMs(): readonly number[];
  /** Goes on to the next timer and fires it alone, with those of the same instant still to come. False: there is none. */
  fireNext(): boolean;
  /** Goes on without firing anything: what is due by then fires late. */
  moveTo(nowMs: number): void;
}

/** @param startMs what it shows first, in milliseconds */
export const createVirtualClock = (startMs = 0): VirtualClock => {
  const timers = new Map<number, { readonly dueMs: number; readonly fire: () => void }>();
  let nowMs = startMs;
  let lastId = 0;
  const inOrder = () => [...timers].sort(([a, one], [b, other]) => one.dueMs - other.dueMs || a - b);
  return {
    setTimeout: (fire, delayMs) => {
      lastId += 1;
      timers.set(lastId, { dueMs: nowMs + delayMs, fire });
      return lastId;
    },
    clearTimeout: (id) => {
      timers.delete(id);
    },
    now: () => nowMs,
    pendingMs: () => inOrder().map(([, { dueMs }]) => dueMs - nowMs),
    fireNext: () => {
      const [next] = inOrder();
      if (next === undefined) return false;
      const [id, { dueMs, fire }] = next;
      timers.delete(id);
      nowMs = Math.max(nowMs, dueMs);
      fire();
      return true;
    },
    moveTo: (laterMs) => {
      nowMs = Math.max(nowMs, laterMs);
    },
  };
};
