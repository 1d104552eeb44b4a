import type { RecommendationWidget } from '@ironcart/core/search';
import type { ProductCards } from './run-product-row.ts';

/** The recommended products for a page and their widget; undefined if there are none. */
export interface RecommendedCards extends ProductCards {
  readonly widget?: RecommendationWidget | undefined;
}
