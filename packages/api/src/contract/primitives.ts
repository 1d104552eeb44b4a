import { isEmail, isStorableText } from '@ironcart/core';
import * as v from 'valibot';
import { sizeFirst } from './size-first.ts';

/** Text of at most `maxLength` UTF-16 units that can be kept: no half characters, no zero bytes. */
export const text = (maxLength: number) =>
  v.pipe(v.string(), v.maxLength(maxLength), v.check(isStorableText, 'Half a character or a zero byte'));

/** Text that is not empty. */
export const requiredText = (maxLength: number) => v.pipe(text(maxLength), v.nonEmpty());

// What ends a line for one reader or another, and what no reader shows.
const lineEnds = /[\p{Cc}\u2028\u2029]+/gu;

/**
 * Text of one line: a name, which mails and labels write beside other words, brings no lines of its own. What ends a line
 * becomes a space, so that a name that was kept before is taken again.
 */
export const line = (maxLength: number) =>
  v.pipe(
    text(maxLength),
    v.transform((input) => input.replace(lineEnds, ' ')),
  );

/** One line that is not empty. */
export const requiredLine = (maxLength: number) => v.pipe(line(maxLength), v.nonEmpty());

/** A list of at most `maxLength` entries; a longer one is refused before any entry is looked at. */
export const listOf = <S extends v.GenericSchema>(entry: S, maxLength: number) =>
  sizeFirst(
    v.pipe(v.array(entry), v.maxLength(maxLength)),
    (input) => Array.isArray(input) && input.length > maxLength,
    `More than ${maxLength} entries`,
  );

/** A list that has to be empty: what a line at the deepest level has for children. */
export const emptyList = listOf(v.never(), 0);

/** An opaque id: lists, line items, customers, addresses, orders. No step in a path: it does not begin with a dot. */
export const id = v.pipe(v.string(), v.regex(/^[\w-][\w.-]{0,63}$/));

/** The largest number that an entity can have: the database's own limit. */
const LARGEST_NUMBER = 2 ** 31 - 1;

/** The number of a product, category or page. */
export const entityNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LARGEST_NUMBER));

/** An entity's number in a path or a query, where everything is text. */
export const entityNumberText = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]),
  v.transform(Number),
  entityNumber,
);

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.safeInteger(), v.minValue(min), v.maxValue(max));

/** A whole number from `min` to `max` in a query. */
export const wholeNumberText = (min: number, max: number) =>
  v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,15}$/))]), v.transform(Number), wholeNumber(min, max));

/** A finite number from `min` to `max`. */
export const finiteNumber = (min: number, max: number) =>
  v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max));

/** What may be shown of a card's number. */
export const lastDigits = v.pipe(v.string(), v.regex(/^\d{4}$/));

/** Pounds. */
export const pounds = finiteNumber(0, 1_000_000);

/** ISO 3166-1 alpha-2, upper case. */
export const countryCode = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** ISO 4217, upper case. */
export const currencyCode = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A country in a query, in any case; 'APO' is the armed forces' post of the United States. */
export const postalArea = v.pipe(v.string(), v.regex(/^(?:[A-Za-z]{2}|[Aa][Pp][Oo])$/), v.toUpperCase());

/** An e-mail address by the forms' own rule (S5-email), in Unicode's composed form so that one text is one address. */
export const email = v.pipe(v.string(), v.check(isEmail, 'Not an e-mail address'), v.normalize('NFC'));

/** Path on the site, with its leading slash. */
export const sitePath = v.pipe(text(2_000), v.startsWith('/'));

/** A call that has nothing else to say. */
export const success = v.object({ success: v.literal(true) });

const hasMoreKeysThan = (input: unknown, maxEntries: number): boolean =>
  typeof input === 'object' && input !== null && Object.keys(input).length > maxEntries;

/** Free properties by name, at most `maxEntries` of them; more are refused before any is looked at. */
export const recordOf = <S extends v.GenericSchema>(value: S, maxEntries: number) =>
  sizeFirst(
    v.pipe(v.record(text(200), value), v.maxEntries(maxEntries)),
    (input) => hasMoreKeysThan(input, maxEntries),
    `More than ${maxEntries} properties`,
  );
