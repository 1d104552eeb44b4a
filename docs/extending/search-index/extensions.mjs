// @ts-check

import { countFacet, createFilters } from './facets.mjs';
import { match } from './match.mjs';
import { createOrder } from './order.mjs';

/**
 * A search engine in the memory of the store's process, complete in what it finds. An engine of your own keeps the
 * documents on its server instead of in this map.
 * @type {Map<string, Map<number, import('@ironcart/backend').SearchDocument>>}
 */
const indexes = new Map();

/** @param {string} generation */
const documentsOf = (generation) => {
  const documents = indexes.get(generation);
  if (documents === undefined) throw new Error(`There is no index ${generation}`);
  return documents;
};

/** @type {import('@ironcart/backend').SearchIndex} */
const searchIndex = {
  name: 'memory',
  format: 1,
  create: async (generation) => {
    indexes.set(generation, new Map());
  },
  has: async (generation) => indexes.has(generation),
  write: async (generation, { documents, removed }) => {
    const held = documentsOf(generation);
    for (const document of documents) held.set(document.productId, document);
    for (const id of removed) held.delete(id);
  },
  removeOthers: async (beginning, kept) => {
    for (const name of indexes.keys()) if (name.startsWith(beginning) && !kept.includes(name)) indexes.delete(name);
  },
  find: async (generation, search, merchant) => {
    const documents = [...documentsOf(generation).values()];
    const { categoryIds, pricePlace, phrase, facets, limit, offset } = search;
    const inScope = match(phrase, documents).filter(
      ({ document: { prices, categoryIds: of } }) =>
        // The product is sold in this currency, and is in one of the categories.
        prices[pricePlace - 1] !== null && (categoryIds.length === 0 || categoryIds.some((id) => of.includes(id))),
    );
    const filters = createFilters(search, merchant);
    const found = inScope.filter(({ document }) => filters.accepts(document)).sort(createOrder(search));
    return {
      ids: found.slice(offset, offset + limit).map(({ document }) => document.productId),
      total: found.length,
      // A facet is counted as if its own filter were absent, so that its other values can be chosen.
      facets: facets.flatMap((key) => {
        const counted = inScope.filter(({ document }) => filters.accepts(document, key));
        return countFacet(
          key,
          counted.map(({ document }) => document),
          search,
          merchant,
        );
      }),
    };
  },
};

/** @type {import('@ironcart/backend').BackendExtensions} */
export default { searchIndex };
