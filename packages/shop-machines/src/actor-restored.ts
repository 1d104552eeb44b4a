/**
 * Sent by `restoreActor` of `@ironcart/checkout-machines` to each actor that goes on from a persisted snapshot: a state
 * that waits for a timer enters itself anew, since XState keeps no timers.
 */
export interface ActorRestored {
  readonly type: 'actor.restored';
}
