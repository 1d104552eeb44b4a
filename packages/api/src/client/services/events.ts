import type { EventProfile, EventRegistration, StoreEvent } from '@ironcart/core';
import { eventCalls } from '../../contract/event.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The customer as a participant of events. */
export interface EventAccount {
  readonly registrations: readonly EventRegistration[];
  /** null: the customer has told nothing yet. */
  readonly account: EventProfile | null;
  readonly linked: boolean;
}

/** What a participant tells of themselves; what may be left out is empty then, the gender 'Male' (S3-event-02). */
export type EventProfileInput = Pick<EventProfile, 'firstName' | 'lastName' | 'email'> &
  Partial<Pick<EventProfile, 'btwbId' | 'birthdate' | 'gym' | 'gender' | 'country'>>;

/** Events and their participants. */
export const createEventService = (send: Send) => ({
  account: (options: CallOptions = {}): Promise<EventAccount> => send(eventCalls.getAccount, options),
  updateAccount: (profile: EventProfileInput, options: CallOptions = {}): Promise<EventAccount> =>
    send(eventCalls.updateAccount, { ...options, body: profile }),
  /** @throws ApiError `not_found` */
  get: (id: string, options: CallOptions = {}): Promise<StoreEvent> =>
    send(eventCalls.getEvent, { ...options, params: { id } }),
});
