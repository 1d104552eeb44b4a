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
export const createEventService = (send: Send, warn: (message: string, cause: unknown) => void) => ({
  /** undefined with a warning after a failure, because no page depends on it (S8-err-other-22). */
  account: async (options: CallOptions = {}): Promise<EventAccount | undefined> => {
    try {
      return await send(eventCalls.getAccount, options);
    } catch (thrown) {
      options.signal?.throwIfAborted();
      warn('The event profile could not be loaded', thrown);
      return undefined;
    }
  },
  /** Saves the profile; empty birthdate, gym and country are omitted (S5-event-01). */
  updateAccount: (profile: EventProfileInput, options: CallOptions = {}): Promise<EventAccount> =>
    send(eventCalls.updateAccount, { ...options, body: eventProfileToSave(profile) }),
  /** @throws ApiError `not_found` */
  get: (id: string, options: CallOptions = {}): Promise<StoreEvent> =>
    send(eventCalls.getEvent, { ...options, params: { id } }),
});
