import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { delayNotes } from './delays.ts';

/** The words for what an actor says to the machine that runs it: 'xstate.done.actor.fetchRates'. */
const spoken: readonly (readonly [prefix: string, words: string])[] = [
  ['xstate.done.actor.', 'is done'],
  ['xstate.error.actor.', 'fails'],
  ['xstate.snapshot.', 'changes'],
  ['xstate.done.state.', 'has ended'],
];

/** An event in words: a shopper's or a machine's as it is called, an actor's as what happened to it. */
export const eventText = (eventType: string): string => {
  for (const [prefix, words] of spoken) {
    if (eventType.startsWith(prefix)) return `${eventType.slice(prefix.length)} ${words}`;
  }
  return eventType;
};

/** The name of a delay in the event of its timer: 'xstate.after.ratesDebounce.shippingRates.loadable'. */
export const delayNameOf = (eventType: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];

/** How long a delay is, as a text: what the machine says, else what the notes say. */
export const delayLength = (machine: AnyStateMachine, name: string): string => {
  const delay: unknown = /^\d+$/.test(name) ? Number(name) : machine.implementations.delays[name];
  return typeof delay === 'number' ? `${delay.toLocaleString('en-US')} ms` : (delayNotes[name]?.length ?? 'computed');
};

/** 'after 500 ms', for the event of a timer. */
export const delayText = (machine: AnyStateMachine, eventType: string): string | undefined => {
  const name = delayNameOf(eventType);
  if (name === undefined) return undefined;
  const length = delayLength(machine, name);
  return /^\d/.test(length) ? `after ${length}` : `after ${name}`;
};

/** '[canShip]'; a guard without a name of its own is '[if so]'. */
export const guardText = ({ guard }: Pick<AnyTransitionDefinition, 'guard'>): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return `[${guard}]`;
  return typeof guard === 'object' && 'type' in guard ? `[${guard.type}]` : '[if so]';
};

/** The name of an action; one without a name of its own is described by what it does. */
export const actionText = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  const builtin = typeof action === 'function' && 'type' in action ? String(action.type) : 'action';
  return builtin.replace('xstate.', '');
};
