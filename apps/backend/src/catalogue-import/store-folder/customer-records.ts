import { isCalendarDay } from '@ironcart/core/site';
import * as v from 'valibot';
import { email, filled, id, listOf, slug, text, wholeNumber } from './fields.ts';

const address = v.strictObject({
  street: v.pipe(listOf(filled(), 4), v.minLength(1, 'must have a line')),
  city: filled(100),
  region: text(100),
  postcode: text(20),
  countryId: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'must be the two letters of a country')),
  isDefaultShipping: v.boolean(),
  isDefaultBilling: v.boolean(),
});

/** A customer with an account. */
export const customerRecord = v.strictObject({
  email,
  /** Plain text; the store saves its Argon2id hash. If omitted, the customer must request a new one by e-mail. */
  password: v.optional(v.pipe(text(100), v.minLength(8, 'must have at least 8 characters'))),
  firstname: filled(100),
  lastname: filled(100),
  telephone: v.optional(text(40), ''),
  groupId: v.optional(wholeNumber(1, 1_000_000), 1),
  addresses: v.optional(listOf(address, 100), []),
});

const day = v.pipe(v.string(), v.check(isCalendarDay, 'must be a day of the calendar, as in 2027-03-12'));

export const eventRecord = v.pipe(
  v.strictObject({
    eventId: slug,
    name: filled(),
    location: filled(),
    startsOn: day,
    endsOn: day,
    divisions: v.pipe(listOf(v.strictObject({ divisionId: id, name: filled() }), 200), v.minLength(1)),
    /** The participating customers. */
    participants: v.optional(listOf(v.strictObject({ email, divisionId: id }), 10_000), []),
  }),
  v.check(({ startsOn, endsOn }) => startsOn <= endsOn, 'the event ends before it starts'),
  v.check(
    ({ divisions, participants }) =>
      participants.every((one) => divisions.some(({ divisionId }) => divisionId === one.divisionId)),
    'a participant is in a division that the event does not have',
  ),
);
