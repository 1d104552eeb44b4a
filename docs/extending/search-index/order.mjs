// @ts-check
import { shownPriceOf } from './shown-price.mjs';

/** @typedef {import('./match.mjs').Match} Match */

/** @param {Match} match the merchant's order; products without a position come last */
const positionOf = ({ document }) => document.position ?? Number.MAX_SAFE_INTEGER;

/**
 * Compares two products for `sort`; the best match comes first among equals.
 * @param {import('@ironcart/backend').ProductSearch} search
 * @returns {(one: Match, other: Match) => number}
 */
export const createOrder = (search) => {
  /** @type {Readonly<Record<string, (one: Match, other: Match) => number>>} */
  const ascending = {
    price: (one, other) => shownPriceOf(one.document, search) - shownPriceOf(other.document, search),
    name: (one, other) =>
      one.document.name < other.document.name ? -1 : Number(one.document.name > other.document.name),
    rating: (one, other) => (one.document.rating ?? 0) - (other.document.rating ?? 0),
    newest: (one, other) => one.document.productId - other.document.productId,
  };
  /** @type {(one: Match, other: Match) => number} */
  const byPosition = (one, other) => positionOf(one) - positionOf(other);
  /** @type {(one: Match, other: Match) => number} */
  const byScore = (one, other) => other.score - one.score;
  const criteria = search.sort.flatMap(({ name, order }) => {
    if (name === 'featured') return [byPosition];
    if (name === 'relevance') return [byScore];
    const compare = ascending[name];
    if (compare === undefined) return [];
    /** @type {(one: Match, other: Match) => number} */
    const directed = (one, other) => (order === 'desc' ? compare(other, one) : compare(one, other));
    /** @type {(one: Match, other: Match) => number} products without ratings are last in both directions */
    const unratedLast = (one, other) =>
      Number(one.document.rating === undefined) - Number(other.document.rating === undefined);
    return name === 'rating' ? [unratedLast, directed] : [directed];
  });
  const all = [...criteria, byScore, byPosition];
  return (one, other) => {
    for (const compare of all) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return one.document.productId - other.document.productId;
  };
};
