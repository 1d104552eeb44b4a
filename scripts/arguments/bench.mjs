import { chooseNames } from './choose.mjs';

/** The chapters of `npm run bench`, in the report's order. */
export const chapterNames = /** @type {const} */ ([
  'pricing',
  'repricing',
  'formatting',
  'taxing',
  'checkout-events',
  'subtotal',
  'search',
  'search-million',
  'server',
  'reading',
  'hosted-checkout',
  'open-checkouts',
  'footprint',
  'placement',
  'hot-product',
  'render',
  'listing-page',
  'hostile',
  'page-data',
  'interaction',
  'largest-paint',
  'gym-scene',
  'first-load',
  'first-minute',
]);

/** The command line of `npm run bench`: the chapters to measure; all of them if none is named. */
export const readBenchArguments = () => chooseNames('npm run bench -- [CHAPTER ...]', 'chapter', chapterNames);
