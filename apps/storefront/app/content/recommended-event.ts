import type { RecommendationWidget } from '@ironcart/core/search';

/** Said by a page's document once recommended products are shown on it, and when one of them is followed. */
export const recommendedEvent = 'ironcart:recommended';

/** What was shown of a widget, or which of its products was followed; `position` counts from 1. */
export type RecommendedDetail =
  | { readonly widget: RecommendationWidget; readonly shown: readonly number[] }
  | { readonly widget: RecommendationWidget; readonly followed: number; readonly position: number };

/** Says it to whoever listens, which is nobody where the shopper does not allow it. */
export const sayRecommended = (detail: RecommendedDetail): void => {
  document.dispatchEvent(new CustomEvent(recommendedEvent, { detail }));
};
