import {
  type EventProfile,
  type EventProfileInput,
  type EventRegistration,
  eventProfileToSave,
  type StoreEvent,
} from '@ironcart/core/customer';
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

/** Events and their participants. */
export const createEventService = (send: Send) => ({
  account: (options: CallOptions = {}): Promise<EventAccount> => send(eventCalls.getAccount, options),
  /** Saves the profile; empty birthdate, gym and country are omitted (S5-event-01). */
  updateAccount: (profile: EventProfileInput, options: CallOptions = {}): Promise<EventAccount> =>
    send(eventCalls.updateAccount, { ...options, body: eventProfileToSave(profile) }),
  /** @throws ApiError `not_found` */
  get: (id: string, options: CallOptions = {}): Promise<StoreEvent> =>
    send(eventCalls.getEvent, { ...options, params: { id } }),
});
