import type { EventProfile, EventRegistration, StoreEvent } from '@ironcart/core/customer';
import { eventCalls } from '../../contract/event.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The customer as a participant of events. */
export interface EventAccount {
  readonly registrations: readonly EventRegistration[];
  /** null: the customer has not filled in a profile yet. */
  readonly account: EventProfile | null;
  readonly linked: boolean;
}

/** The profile that a participant enters. Omitted optional fields are empty, the gender is 'Male' (S3-event-02). */
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
