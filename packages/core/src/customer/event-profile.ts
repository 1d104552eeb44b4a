import { requireObject } from '../require-argument.ts';

/** A customer's profile as a participant of events (S3-event). */
export interface EventProfile {
  /** Whether the profile was loaded. */
  readonly loaded: boolean;
  /** Whether a training log is linked; `btwbId` is its id. */
  readonly linked: boolean;
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly btwbId: string;
  /** ISO 8601 date; '' if not given. */
  readonly birthdate: string;
  readonly gym: string;
  readonly gender: string;
  /** ISO 3166-1 alpha-2; '' if not given. */
  readonly country: string;
}

/** The default gender of a profile (S3-event-02). */
export const defaultEventGender = 'Male';

/** The profile that a participant enters. Omitted optional fields are empty, the gender is 'Male' (S3-event-02). */
export type EventProfileInput = Pick<EventProfile, 'firstName' | 'lastName' | 'email'> &
  Partial<Pick<EventProfile, 'btwbId' | 'birthdate' | 'gym' | 'gender' | 'country'>>;

/** The profile to save: without an empty birthdate, gym or country (S5-event-01). */
export const eventProfileToSave = (profile: EventProfileInput): EventProfileInput => {
  requireObject(profile, 'profile');
  const { birthdate, gym, country, ...rest } = profile;
  return { ...rest, ...(birthdate && { birthdate }), ...(gym && { gym }), ...(country && { country }) };
};

/** A customer's registration for an event, with its division (S3-event-03). */
export interface EventRegistration {
  readonly _id: string;
  readonly eventId: string;
  readonly divisionId: number;
  /** ISO 8601. */
  readonly registeredAt: string;
  /** When its ticket became invalid because the order was cancelled or refunded: ISO 8601. */
  readonly cancelledAt?: string | undefined;
}

/** An event with its divisions. */
export interface StoreEvent {
  readonly _id: string;
  readonly name: string;
  readonly location: string;
  /** The first and last day of the event, as ISO 8601 dates. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly divisions: readonly { readonly divisionId: number; readonly name: string }[];
}
