import type { RecommendationWidget } from '@ironcart/core/search';

/** Products that a recommendation widget displayed, or the one that was followed; `position` counts from 1. */
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

/**
 * Reports an event of a recommendation row to the listener, also to one that is added later. Without the shopper's
 * consent there is no listener.
 */
export const sayRecommended = (detail: RecommendedDetail): void => {
  const event = { ...detail, pathname: window.location.pathname };
  if (listener) listener(event);
  else waiting = [...waiting, event].slice(-mostWaiting);
};

/** Listens to past and future events; replaces the previous listener. */
export const hearRecommended = (next: Listener): void => {
  listener = next;
  const before = waiting;
  waiting = [];
  before.forEach(next);
};
