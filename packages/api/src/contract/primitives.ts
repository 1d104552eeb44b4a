import { isEmail, normalEmail } from '@ironcart/core/address';
import { isBlank, isStorableText } from '@ironcart/core/forms';
import { isCalendarDay, largestStoreId } from '@ironcart/core/site';
import * as v from 'valibot';
import { sizeFirst } from './size-first.ts';

/** Schemas of values are typed by what they accept and return, which keeps the declarations of all calls short. */
export interface TextSchema extends v.GenericSchema<string> {}
export interface NumberSchema extends v.GenericSchema<number> {}
/** A number in a path or a query, where all values are text. */
export interface NumberTextSchema extends v.GenericSchema<number | string, number> {}
export interface ListSchema<S extends v.GenericSchema>
  extends v.GenericSchema<v.InferInput<S>[], v.InferOutput<S>[], v.BaseIssue<unknown>> {}
export interface RecordSchema<S extends v.GenericSchema>
  extends v.GenericSchema<Record<string, v.InferInput<S>>, Record<string, v.InferOutput<S>>, v.BaseIssue<unknown>> {}

/** Text of at most `maxLength` UTF-16 units that the database can store: no unpaired surrogates, no NUL. */
export const text = (maxLength: number): TextSchema =>
  v.pipe(v.string(), v.maxLength(maxLength), v.check(isStorableText, 'Half a character or a zero byte'));

/** Text that is not empty. */
export const requiredText = (maxLength: number): TextSchema => v.pipe(text(maxLength), v.nonEmpty());

const visible = v.check((written: string) => !isBlank(written), 'Nothing to be seen');

/** Human-readable text with a visible character. */
export const readableText = (maxLength: number): TextSchema => v.pipe(text(maxLength), visible);

// Line breaks of any kind, and control characters.
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu;
/**
 * Control characters that override the direction of the following text; phones put them around names and numbers from
 * contacts.
 */
const turnsOfDirection = /[\u202a-\u202e\u2066-\u2069]+/g;

/**
 * Text of one line, for example a name in mails and labels. Line breaks become spaces, so that names stored earlier are
 * still accepted; direction overrides, which would reverse the text after the name, are removed.
 */
export const line = (maxLength: number): TextSchema =>
  v.pipe(
    text(maxLength),
    v.transform((input) => input.replace(turnsOfDirection, '').replace(lineEnds, ' ')),
  );

/** One line with a visible character. */
export const requiredLine = (maxLength: number): TextSchema => v.pipe(line(maxLength), visible);

/** A list of at most `maxLength` entries; a longer one is rejected before any entry is validated. */
export const listOf = <S extends v.GenericSchema>(entry: S, maxLength: number): ListSchema<S> =>
  sizeFirst(
    v.pipe(v.array(entry), v.maxLength(maxLength)),
    (input) => Array.isArray(input) && input.length > maxLength,
    `More than ${maxLength} entries`,
  );

/** A list that must be empty: the children of a line at the deepest level. */
export const emptyList = listOf(v.never(), 0);

/**
 * An opaque id of a list, line item, customer, address or order. It does not begin with a dot, so it cannot be a step
 * in a path.
 */
export const id: TextSchema = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,63}$/));

/** Whether a day exists (30 February has the format of a date, but does not) and is not before 1900. */
const isOnCalendar = (text: string): boolean => isCalendarDay(text) && text >= '1900-01-01';

/** A calendar day, as in '2027-06-12'. */
export const day: TextSchema = v.pipe(v.string(), v.isoDate(), v.check(isOnCalendar, 'Not a day of the calendar'));

/** A point in time in ISO 8601, as in '2027-06-12T08:30:00.000Z'. */
export const moment: TextSchema = v.pipe(v.string(), v.isoTimestamp());

/** The largest id of an entity: the database's limit. */
const LARGEST_NUMBER = 2 ** 31 - 1;

/** The numeric id of a product, category or page. */
export const entityNumber: NumberSchema = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(1),
  v.maxValue(LARGEST_NUMBER),
);

/** A numeric id in a path or a query, where all values are text. */
export const entityNumberText: NumberTextSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform(Number),
  entityNumber,
);

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number): NumberSchema =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** The width or height of a picture's original. */
export const pixels = wholeNumber(1, 20_000);

/** A whole number from `min` to `max` in a query. */
export const wholeNumberText = (min: number, max: number): NumberTextSchema =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]), v.transform(Number), wholeNumber(min, max));

/** A finite number from `min` to `max`. */
export const finiteNumber = (min: number, max: number): NumberSchema =>
  v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max));

/** The last four digits of a card number. */
export const lastDigits: TextSchema = v.pipe(v.string(), v.regex(/^\d{4}$/));

/** Pounds. */
export const pounds: NumberSchema = finiteNumber(0, 1_000_000);

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode: TextSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** ISO 4217, upper case. */
export const currencyCode: TextSchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A country in a query, in any case; 'APO' is the armed forces' post of the United States. */
export const postalArea: TextSchema = v.pipe(v.string(), v.regex(/^(?:[A-Za-z]{2}|[Aa][Pp][Oo])$/), v.toUpperCase());

/** An e-mail address by the rule of the forms (S5-email), in its normal form, so that addresses of one mailbox are equal. */
export const email: TextSchema = v.pipe(
  v.string(),
  v.check(isEmail, 'Not an e-mail address'),
  v.transform(normalEmail),
);

/** Path on the site, with its leading slash. */
export const sitePath: TextSchema = v.pipe(text(2_000), v.startsWith('/'));

/** The response of a call that returns no data. */
export const success = v.object({ success: v.literal(true) });

const hasMoreKeysThan = (input: unknown, maxEntries: number): boolean =>
  typeof input === 'object' && input !== null && Object.keys(input).length > maxEntries;

/** At most `maxEntries` properties with any names; more are rejected before any value is validated. */
export const recordOf = <S extends v.GenericSchema>(value: S, maxEntries: number): RecordSchema<S> =>
  sizeFirst(
    v.pipe(v.record(text(200), value), v.maxEntries(maxEntries)),
    (input) => hasMoreKeysThan(input, maxEntries),
    `More than ${maxEntries} properties`,
  );

/** The id of a store (S1-store); the backend checks whether one of its sites has it. */
export const storeId: NumberSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(largestStoreId));

/** A store id in a query, where all values are text. */
export const storeIdText: NumberTextSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,5}$/))]),
  v.transform(Number),
  storeId,
);
