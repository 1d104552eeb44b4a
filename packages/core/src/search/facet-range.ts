import { type Currency, formatMoney, money } from '../money/index.ts';
import { shownNumber } from '../product-page/shown-number.ts';
import { requireObject } from '../require-argument.ts';
import type { Site } from '../site/site.ts';

/** A range of a facet's numbers, ends included; a missing end is unbounded. */
export interface FacetRange {
  readonly from?: number | undefined;
  readonly to?: number | undefined;
}

/** The key of the price facet; its numbers are amounts in the site's currency. */
export const priceFacetKey = 'price';

const number = String.raw`\d{1,9}(?:\.\d{1,2})?`;
const shape = new RegExp(`^(${number})?\\.\\.(${number})?$`);

const numberIn = (text: string | undefined): number | undefined => (text === undefined ? undefined : Number(text));

/** Parses a facet value that is a range: '20..25.5', '20..' or '..25.5'; undefined for other values. */
export const readFacetRange = (value: string): FacetRange | undefined => {
  const found = shape.exec(value);
  if (found === null || (found[1] ?? found[2]) === undefined) return undefined;
  return { from: numberIn(found[1]), to: numberIn(found[2]) };
};

/** Formats a range as a facet's value, with the lower end first. */
export const facetRangeValue = (range: FacetRange): string => {
  requireObject(range, 'range');
  const { from, to } = range;
  return from !== undefined && to !== undefined && from > to ? `${to}..${from}` : `${from ?? ''}..${to ?? ''}`;
};

/** Formats a facet's number with its unit: '28.5 mm', '190,000 psi'; with a currency as the unit, '$50'. */
const numberText = (value: number, unit: string, { currency, locale }: RangeSite): string => {
  if (unit === currency) return formatMoney(money(Math.round(value * 100)), currency, locale).replace(/[.,]00\b/, '');
  return unit === '' ? shownNumber(value, 2) : `${shownNumber(value, 2)} ${unit}`;
};

interface RangeSite extends Pick<Site, 'locale'> {
  readonly currency: Currency;
}

/**
 * A range in words: '28 mm', '10 kg to 20 kg', 'At least $100', 'At most 20 kg'.
 * @param unit of its numbers; the site's currency for amounts
 */
export const facetRangeText = (range: FacetRange, unit: string, site: RangeSite): string => {
  requireObject(range, 'range');
  requireObject(site, 'site');
  const { from, to } = range;
  const text = (value: number) => numberText(value, unit, site);
  if (from === undefined) return to === undefined ? '' : `At most ${text(to)}`;
  if (to === undefined) return `At least ${text(from)}`;
  return from === to ? text(from) : `${text(from)} to ${text(to)}`;
};
