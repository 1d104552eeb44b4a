/** A customer as a participant of events (S3-event). */
export interface EventProfile {
  /** Whether the server has answered: false while nothing is known. */
  readonly loaded: boolean;
  /** Whether a training log is linked to it: whether `btwbId` says which. */
  readonly linked: boolean;
  readonly _id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly btwbId: string;
  /** ISO 8601 date, or '' where it is not told. */
  readonly birthdate: string;
  readonly gym: string;
  readonly gender: string;
  /** ISO 3166-1 alpha-2, or '' where it is not told. */
  readonly country: string;
}

/** The gender of a profile that does not tell one (S3-event-02). */
export const defaultEventGender = 'Male';

/** That a customer takes part in an event, and in which division of it (S3-event-03). */
export interface EventRegistration {
  readonly _id: string;
  readonly eventId: string;
  readonly divisionId: number;
  /** ISO 8601. */
  readonly registeredAt: string;
}

/** An event with the divisions that participants compete in. */
export interface StoreEvent {
  readonly _id: string;
  readonly name: string;
  readonly location: string;
  /** ISO 8601 dates, both of them days of the event. */
  readonly startsOn: string;
  readonly endsOn: string;
  readonly divisions: readonly { readonly divisionId: number; readonly name: string }[];
}
