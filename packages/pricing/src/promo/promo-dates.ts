import type { ProductAttributes } from '@ironcart/core/product';
import { requireObject } from '@ironcart/core/result';
import { firstMomentAt, lastMomentAt, type TimeZone } from '@ironcart/core/site';
import { type DateText, lastMsOf, readDateText } from './parse-instant.ts';
import { promoTermsOf } from './promo-terms.ts';

/** A text with a four-digit year can be parsed again; '9999-12-31' means forever. */
const firstMs = Date.parse('0000-01-01T00:00:00.000Z');
const lastMs = Date.parse('9999-12-31T23:59:59.999Z');

type Edge = (read: DateText, timeZone: TimeZone) => number;

const firstOf: Edge = ({ ms }, timeZone) => firstMomentAt(ms, timeZone);
const lastOf: Edge = (read, timeZone) => lastMomentAt(lastMsOf(read), timeZone);

const momentIn = (value: ProductAttributes[string] | undefined, edge: Edge, timeZone: TimeZone): string | undefined => {
  const read = typeof value === 'string' ? readDateText(value) : undefined;
  if (!read || read.hasOffset) return undefined;
  return new Date(Math.min(lastMs, Math.max(firstMs, edge(read, timeZone)))).toISOString();
};

/**
 * Converts the promotion dates in a product's attributes to unambiguous times: a date without a time is a day in the
 * zone, a time without an offset is local time in it. Afterwards the attributes mean the same in every zone. Attributes
 * without such a date are returned unchanged.
 * @param timeZone the store's time zone: an IANA name ('America/New_York') or an offset ('+05:30')
 * @throws RangeError for a zone that the runtime does not support: see core's `isTimeZone`
 */
export const promoDatesIn = (attributes: ProductAttributes, timeZone: TimeZone): ProductAttributes => {
  const from = momentIn(requireObject(attributes, 'attributes').rogue_promo_from_date, firstOf, timeZone);
  const to = momentIn(attributes.rogue_promo_to_date, lastOf, timeZone);
  if (from === undefined && to === undefined) return attributes;
  return {
    ...attributes,
    ...(from === undefined ? {} : { rogue_promo_from_date: from }),
    ...(to === undefined ? {} : { rogue_promo_to_date: to }),
  };
};

/** The first and the last millisecond of a promotion, whether or not it is enabled. */
export interface PromoPeriod {
  /** Milliseconds since the epoch; -Infinity without a start, Infinity if the start is invalid. */
  readonly fromMs: number;
  /** Milliseconds since the epoch; Infinity without an end, -Infinity if the end is invalid. */
  readonly toMs: number;
}

/** The period of the promotion in a product's attributes, for example for a countdown. Text without a zone is UTC. */
export const promoPeriod = (attributes: ProductAttributes): PromoPeriod => {
  const { fromMs, toMs } = promoTermsOf(requireObject(attributes, 'attributes'));
  return { fromMs, toMs };
};
