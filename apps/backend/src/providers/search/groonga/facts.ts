import type { FacetUnit } from '../../../services/search/facet-unit.ts';

/** What a product has of a facet, as one word: 'color=Red'. What depends on a currency or a unit is after an at sign. */
export const factOf = (key: string, value: string | number, under?: string | number): string =>
  `${key}${under === undefined ? '' : `@${under}`}=${value}`;

/** That a product has something of a merchant's facet. */
export const holdsFact = (key: string): string => `*=${key}`;

/** The key under which a weight's or length's number is kept as it is shown. */
export const unitKey = ({ unit }: FacetUnit): string => (unit === '' ? 'number' : unit);

/** A number as it is shown: with one decimal. */
export const shownNumber = (stored: number, { perStored }: FacetUnit): string =>
  (Math.round(stored * perStored * 10) / 10).toFixed(1);
