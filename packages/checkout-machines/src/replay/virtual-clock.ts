import type { ActorOptions, AnyActorLogic } from 'xstate';

type Clock = NonNullable<ActorOptions<AnyActorLogic>['clock']>;

/** A clock that advances only on request, and knows its timers. */
export interface VirtualClock extends Clock {
  setTimeout(fire: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** The clock's time in milliseconds. */
  now(): number;
  /** The remaining time of each timer, in milliseconds, next one first. */
  pendingMs(): readonly number[];
  /**
   * Advances to the next timer and fires only that one, not others of the same instant. Returns false without a timer.
   */
  fireNext(): boolean;
  /** Advances without firing timers, which then fire late. */
  moveTo(nowMs: number): void;
}

/** @param startMs its initial time, in milliseconds */
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
