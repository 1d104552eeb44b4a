import type { OwnFacet } from '../../services/search/own-facet.reader.ts';
import type { MerchantFacets, ProductSearch, ProductSearchResult } from '../../services/search/search-engine.ts';
import type { Traits } from '../../services/search/trait.reader.ts';
import type { TextClass } from '../../services/search/words-query.ts';

/** What is searched of a visible product, as the database has it. Places of currencies are those of `CurrencyPlaces`. */
export interface SearchDocument {
  readonly productId: number;
  readonly name: string;
  /** The name, normalised like phrases. */
  readonly normalName: string;
  readonly brand: string;
  readonly type: string;
  /** Undefined: that of goods. */
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
  /** By place; null where the product is not sold in the currency. */
  readonly prices: readonly (number | null)[];
  /** By place: whether the price is reduced. */
  readonly areReduced: readonly boolean[];
  /** By place: what a deal costs while it runs. */
  readonly dealPrices: readonly (number | null)[];
  /** The dates of its deal, as `runningDeals` names them. */
  readonly dealDates: string | undefined;
  /** Without separators, in capitals; a product with variants has theirs. */
  readonly skus: readonly string[];
  /** Words and their stems in the order of the text; an empty one where a word was too common. */
  readonly words: Readonly<Record<TextClass, readonly string[]>>;
  readonly traits: Traits;
}

export interface IndexBatch {
  /** The merchant's facets, of which the documents have traits. */
  readonly facets: readonly OwnFacet[];
  readonly documents: readonly SearchDocument[];
  readonly removed: readonly number[];
}

/** Names a complete index of a store, and says how it is laid out. Letters, digits and underscores. */
export type Generation = string;

/**
 * A search engine beside the database, which has an index of its own (ADR 0038). Every method throws where the engine does not
 * answer within its time; then the database answers shoppers, and what was not written is written later.
 */
export interface SearchIndex {
  /** Host and port, for logs. */
  readonly name: string;
  /** A number that increases whenever indexes have to be built anew. */
  readonly format: number;
  /** As `SearchEngine.find`, without prices of groups. */
  find(generation: Generation, search: ProductSearch, facets: MerchantFacets): Promise<ProductSearchResult>;
  has(generation: Generation): Promise<boolean>;
  /** Makes an empty index. @param places of currencies */
  create(generation: Generation, places: number): Promise<void>;
  /** Writes documents over those of the same products, and removes others. What was written is found at once. */
  write(generation: Generation, batch: IndexBatch): Promise<void>;
  /** Removes the indexes whose names begin with this, but for those that are kept. */
  removeOthers(beginning: string, kept: readonly Generation[]): Promise<void>;
}
