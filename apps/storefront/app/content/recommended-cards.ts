import type { RecommendationWidget } from '@ironcart/core/search';
import type { ProductCards } from './run-product-row.ts';

/** The recommended products of a page and their widget; undefined without one. */
export interface RecommendedCards extends ProductCards {
  readonly widget?: RecommendationWidget | undefined;
}
