import type { AnyStateMachine, AnyTransitionDefinition } from 'xstate';
import { delayNotes } from './delays.ts';

/** Phrases for the events that an invoked actor sends: 'xstate.done.actor.fetchRates'. */
const spoken: readonly (readonly [prefix: string, words: string])[] = [
  ['xstate.done.actor.', 'is done'],
  ['xstate.error.actor.', 'fails'],
  ['xstate.snapshot.', 'changes'],
  ['xstate.done.state.', 'has ended'],
];

/** Describes an event: a shopper's or machine's event by its name, an actor's by what happened to it. */
export const eventText = (eventType: string): string => {
  for (const [prefix, words] of spoken) {
    if (eventType.startsWith(prefix)) return `${eventType.slice(prefix.length)} ${words}`;
  }
  return eventType;
};

/** Extracts the delay's name from a timer event: 'xstate.after.ratesDebounce.shippingRates.loadable'. */
export const delayNameOf = (eventType: string): string | undefined => /^xstate\.after\.([^.]+)\./.exec(eventType)?.[1];

/** The duration of a delay as text, from the machine or otherwise from the notes. */
export const delayLength = (machine: AnyStateMachine, name: string): string => {
  const delay: unknown = /^\d+$/.test(name) ? Number(name) : machine.implementations.delays[name];
  return typeof delay === 'number' ? `${delay.toLocaleString('en-US')} ms` : (delayNotes[name]?.length ?? 'computed');
};

/** 'after 500 ms', for a timer event. */
export const delayText = (machine: AnyStateMachine, eventType: string): string | undefined => {
  const name = delayNameOf(eventType);
  if (name === undefined) return undefined;
  const length = delayLength(machine, name);
  return /^\d/.test(length) ? `after ${length}` : `after ${name}`;
};

/** Formats a guard: '[canShip]'; a guard without a name is '[if so]'. */
export const guardText = ({ guard }: Pick<AnyTransitionDefinition, 'guard'>): string => {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return `[${guard}]`;
  return typeof guard === 'object' && 'type' in guard ? `[${guard.type}]` : '[if so]';
};

/** The name of an action; an anonymous action is described by its type. */
export const actionText = (action: unknown): string => {
  if (typeof action === 'string') return action;
  if (typeof action === 'object' && action !== null && 'type' in action) return String(action.type);
  const builtin = typeof action === 'function' && 'type' in action ? String(action.type) : 'action';
  return builtin.replace('xstate.', '');
};
