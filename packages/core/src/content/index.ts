export type * from './block.ts';
export type { BlockAudience } from './block-audience.ts';
export { blocksFor } from './blocks-for.ts';
export { type ButtonAction, type ButtonOutcome, outcomeOfClick } from './button-action.ts';
export type { FlagValue } from './choose-variant.ts';
export type * from './comparison.ts';
export {
  type EditorialCategory,
  type EditorialPlace,
  editorialCategories,
  editorialPath,
  editorialPlaceOf,
  editorialPostLink,
} from './editorial-place.ts';
export type * from './editorial-post.ts';
export { fillPlaceholders, type PlaceholderValues } from './fill-placeholders.ts';
export { giftTiersOf, isInTier, type PriceTier, priceStepsOf } from './price-tiers.ts';
export { type ProductTerm, type TermsQuestion, termsOfProduct } from './product-terms.ts';
export { richTextRules } from './rich-text.ts';
export { type TopLink, type TopLinkSet, topLinksAt } from './top-links.ts';
