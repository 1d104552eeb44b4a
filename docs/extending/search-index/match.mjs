// @ts-check

/** @typedef {import('@ironcart/backend').SearchDocument} SearchDocument */
/** @typedef {NonNullable<NonNullable<import('@ironcart/backend').ProductSearch['phrase']>['query']>['all']} WordsQuery */

/** A product that contains the phrase, and how well it does. */
/** @typedef {{ readonly document: SearchDocument, readonly score: number }} Match */

/** The points of a word by the text that contains it; one in a better text counts more than all in the texts below. */
const points = /** @type {const} */ ([
  ['name', 5000],
  ['brand', 2000],
  ['options', 1000],
  ['description', 100],
]);

/**
 * The points of a document for a query: 0 if it does not match.
 * @param {WordsQuery} query
 * @param {SearchDocument} document
 * @returns {number}
 */
const pointsOf = (query, document) => {
  if ('of' in query) {
    const each = query.of.map((part) => pointsOf(part, document));
    if (query.kind === 'all' && each.includes(0)) return 0;
    return each.reduce((sum, one) => sum + one, 0);
  }
  const classes = 'classes' in query ? query.classes : undefined;
  const texts = points.filter(([name]) => classes === undefined || classes.includes(name));
  return texts.reduce((sum, [name, each]) => sum + (isIn(query, document.words[name]) ? each : 0), 0);
};

/**
 * @param {Extract<WordsQuery, { readonly kind: 'word' | 'beginning' | 'sequence' }>} query
 * @param {readonly string[]} words of a text, in its order
 */
const isIn = (query, words) => {
  if (query.kind === 'word') return words.includes(query.word);
  if (query.kind === 'beginning') return words.some((word) => word.startsWith(query.word));
  return words.some((_, start) => query.words.every((word, at) => words[start + at] === word));
};

/** 'HLD-KB' and 'npn-bar-20' are SKUs, or the beginnings of some. */
const skuShape = /^(?=.*[0-9-])[a-z0-9][a-z0-9-]{2,40}$/i;

/**
 * The documents that contain a phrase; without one, all documents.
 * @param {import('@ironcart/backend').ProductSearch['phrase']} phrase
 * @param {readonly SearchDocument[]} documents
 * @returns {readonly Match[]}
 */
export const match = (phrase, documents) => {
  if (phrase === undefined) return documents.map((document) => ({ document, score: 0 }));
  const { query, normal } = phrase;
  const typed = phrase.typed.replace(/^EU-/i, '');
  const sku = typed.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
  const isBeginning =
    sku !== '' && skuShape.test(typed) && documents.some(({ skus }) => skus.some((one) => one.startsWith(sku)));
  // If no product contains all words, products with any of them are found.
  const words = query && (documents.some((document) => pointsOf(query.all, document) > 0) ? query.all : query.any);
  return documents.flatMap((document) => {
    const isSku = sku !== '' && document.skus.includes(sku);
    const isName = normal !== '' && document.normalName === normal;
    const begins = isBeginning && document.skus.some((one) => one.startsWith(sku));
    const inWords = words === undefined || isBeginning ? 0 : pointsOf(words, document);
    if (!isSku && !isName && !begins && inWords === 0) return [];
    const isBrand = query?.brand !== undefined && pointsOf(query.brand, document) > 0;
    const inMeasures = (query?.measures ?? []).filter((measure) => pointsOf(measure, document) > 0).length;
    const best = (isSku ? 8e8 : 0) + (isName ? 4e8 : 0) + (isBrand ? 1e8 : 0) + inMeasures * 1e6;
    return [{ document, score: best + inWords }];
  });
};
