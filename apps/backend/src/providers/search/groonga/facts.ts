import type { FacetUnit } from '../../../services/search/facet-unit.ts';

/**
 * A product's value of a facet as one word: 'color=Red'. The part that depends on a currency or a unit follows an at
 * sign.
 */
export const factOf = (key: string, value: string | number, under?: string | number): string =>
  `${key}${under === undefined ? '' : `@${under}`}=${value}`;

/** The fact that a product has any value of a merchant's facet. */
export const holdsFact = (key: string): string => `*=${key}`;

/** The key under which the displayed number of a weight or length is stored. */
export const unitKey = ({ unit }: FacetUnit): string => (unit === '' ? 'number' : unit);

/** A number as displayed: with one decimal. */
export const shownNumber = (stored: number, { perStored }: FacetUnit): string =>
  (Math.round(stored * perStored * 10) / 10).toFixed(1);
