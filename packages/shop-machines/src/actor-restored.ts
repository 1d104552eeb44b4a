/**
 * Sent by `restoreActor` of `@ironcart/checkout-machines` to each actor restored from a persisted snapshot: a state
 * waiting for a timer re-enters itself, because XState does not persist timers.
 */
export interface ActorRestored {
  readonly type: 'actor.restored';
}
