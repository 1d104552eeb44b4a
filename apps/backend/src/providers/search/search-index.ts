import type { OwnFacet } from '../../services/search/own-facet.reader.ts';
import type { MerchantFacets, ProductSearch, ProductSearchResult } from '../../services/search/search-engine.ts';
import type { Traits } from '../../services/search/trait.reader.ts';
import type { TextClass } from '../../services/search/words-query.ts';

/** The searchable data of a visible product, from the database. Arrays by currency follow `CurrencyPlaces`. */
export interface SearchDocument {
  readonly productId: number;
  readonly name: string;
  /** The name, normalised like phrases. */
  readonly normalName: string;
  readonly brand: string;
  readonly type: string;
  /** Undefined: the class of goods. */
  readonly taxClass: string | undefined;
  /** The product's categories and their ancestors. */
  readonly categoryIds: readonly number[];
  readonly colors: readonly string[];
  readonly sizes: readonly string[];
  readonly isSalable: boolean;
  readonly rating: number | undefined;
  /** The merchant's order, ascending. */
  readonly position: number | undefined;
  /** The promotions that depend on neither price nor time. */
  readonly promotions: readonly string[];
  /** By currency; null if the product is not sold in it. */
  readonly prices: readonly (number | null)[];
  /** By currency: whether the price is reduced. */
  readonly areReduced: readonly boolean[];
  /** By currency: the price while a deal is active. */
  readonly dealPrices: readonly (number | null)[];
  /** The dates of its deal, as named in `runningDeals`. */
  readonly dealDates: string | undefined;
  /** Without separators, in upper case; a product with variants has theirs. */
  readonly skus: readonly string[];
  /** Words and their stems in the order of the text; empty for stop words. */
  readonly words: Readonly<Record<TextClass, readonly string[]>>;
  readonly traits: Traits;
}

export interface IndexBatch {
  /** The merchant's facets used by the documents. */
  readonly facets: readonly OwnFacet[];
  readonly documents: readonly SearchDocument[];
  readonly removed: readonly number[];
}

/** Names a complete index of a store, including its layout. Letters, digits and underscores. */
export type Generation = string;

/**
 * An external search engine with its own index (ADR 0038). Every method throws if the engine does not respond in time;
 * searches then use the database, and unwritten changes are written later.
 */
export interface SearchIndex {
  /** Host and port, for logs. */
  readonly name: string;
  /** A number that is incremented when indexes have to be rebuilt. */
  readonly format: number;
  /** Like `SearchEngine.find`, without group prices. */
  find(generation: Generation, search: ProductSearch, facets: MerchantFacets): Promise<ProductSearchResult>;
  has(generation: Generation): Promise<boolean>;
  /** Creates an empty index. @param places number of currencies */
  create(generation: Generation, places: number): Promise<void>;
  /** Writes documents, replacing those of the same products, and removes others. Changes are visible immediately. */
  write(generation: Generation, batch: IndexBatch): Promise<void>;
  /** Removes the indexes with a name prefix, except the kept ones. */
  removeOthers(beginning: string, kept: readonly Generation[]): Promise<void>;
}
