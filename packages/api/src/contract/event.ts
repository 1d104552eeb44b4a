import { defaultEventGender } from '@ironcart/core/customer';
import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import {
  countryCode,
  day,
  email,
  entityNumber,
  id,
  listOf,
  moment,
  requiredLine,
  requiredText,
  text,
} from './primitives.ts';

const untold = v.literal('');

/** The fields of a profile that the participant enters; the server sets the others. */
const profileEntries = {
  firstName: requiredText(100),
  lastName: requiredText(100),
  email,
  btwbId: v.optional(text(100), ''),
  birthdate: v.optional(v.union([untold, day]), ''),
  gym: v.optional(text(200), ''),
  gender: v.optional(requiredText(40), defaultEventGender),
  country: v.optional(v.union([untold, countryCode]), ''),
};

/** A customer's profile as a participant (S3-event-01). */
export const wireEventProfile = v.object({ loaded: v.boolean(), linked: v.boolean(), _id: id, ...profileEntries });
export type WireEventProfile = v.InferOutput<typeof wireEventProfile>;

export const wireEventRegistration = v.object({
  _id: id,
  eventId: id,
  divisionId: entityNumber,
  registeredAt: moment,
  /** When its ticket became invalid because its order was cancelled or refunded. */
  cancelledAt: v.optional(moment),
});
export type WireEventRegistration = v.InferOutput<typeof wireEventRegistration>;

export const wireEvent = v.object({
  _id: id,
  name: requiredText(200),
  location: text(200),
  startsOn: day,
  endsOn: day,
  divisions: listOf(v.object({ divisionId: entityNumber, name: requiredText(200) }), 500),
});
export type WireEvent = v.InferOutput<typeof wireEvent>;

const wireEventAccount = v.object({
  registrations: listOf(wireEventRegistration, 1_000),
  /** null: the customer has not filled in a profile yet. */
  account: v.nullable(wireEventProfile),
  linked: v.boolean(),
});
export type WireEventAccount = v.InferOutput<typeof wireEventAccount>;

/** svc_event: events, and the customer's profile as a participant. */
export const eventCalls = {
  getAccount: defineCall({
    name: 'event.getAccount',
    method: 'GET',
    path: '/svc_event/account',
    answer: wireEventAccount,
  }),
  updateAccount: defineCall({
    name: 'event.updateAccount',
    method: 'PUT',
    path: '/svc_event/account',
    body: v.object({ ...profileEntries, firstName: requiredLine(100), lastName: requiredLine(100) }),
    answer: wireEventAccount,
  }),
  getEvent: defineCall({
    name: 'event.getEvent',
    method: 'GET',
    path: '/svc_event/events/:id',
    params: v.object({ id }),
    answer: wireEvent,
  }),
} as const;
