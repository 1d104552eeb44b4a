import type { RecommendationWidget } from '@ironcart/core/search';

/** What was shown of a widget, or which of its products was followed; `position` counts from 1. */
export type RecommendedDetail =
  | { readonly widget: RecommendationWidget; readonly shown: readonly number[] }
  | { readonly widget: RecommendationWidget; readonly followed: number; readonly position: number };

/** It happened on the page of this path. */
export type Recommended = RecommendedDetail & { readonly pathname: string };

type Listener = (event: Recommended) => void;

/** As many as wait for who listens, who comes late. */
const mostWaiting = 20;

let waiting: readonly Recommended[] = [];
let listener: Listener | undefined;

/** Says what a row of recommendations did to who listens, now or later; to nobody where the shopper does not allow it. */
export const sayRecommended = (detail: RecommendedDetail): void => {
  const event = { ...detail, pathname: window.location.pathname };
  if (listener) listener(event);
  else waiting = [...waiting, event].slice(-mostWaiting);
};

/** Hears what was said and what will be; the last who listens hears it. */
export const hearRecommended = (next: Listener): void => {
  listener = next;
  const before = waiting;
  waiting = [];
  before.forEach(next);
};
