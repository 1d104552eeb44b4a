export { categoryCalled, type DealKind, dealKindOf, dealKinds } from './deals.ts';
export { type FacetRange, facetRangeText, facetRangeValue, priceFacetKey, readFacetRange } from './facet-range.ts';
export { ratingsFrom } from './rating-filter.ts';
export {
  type RecommendationPlace,
  type RecommendationQuestion,
  type RecommendationWidget,
  type RecommendedTo,
  recommendationFor,
  recommendationPlaces,
} from './recommendation.ts';
export { facetLimitOf, rootCategoryId } from './search-categories.ts';
export { articleSearchPath, isInvitationalQuery, searchPath, searchPreviewSize } from './search-preview.ts';
export {
  type SearchSuggestions,
  type SuggestionGroup,
  shownCategories,
  suggestionGroups,
} from './suggestion-phrases.ts';
export { type ThumbnailMapping, type ThumbnailPattern, variationThumbnail } from './variation-thumbnail.ts';
