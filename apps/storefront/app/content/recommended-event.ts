import type { RecommendationWidget } from '@ironcart/core/search';

/**
 * The products that a recommendation widget displayed, or the one whose link was followed; `position` counts from 1.
 */
export type RecommendedDetail =
  | { readonly widget: RecommendationWidget; readonly shown: readonly number[] }
  | { readonly widget: RecommendationWidget; readonly followed: number; readonly position: number };

/** The event with the path of its page. */
export type Recommended = RecommendedDetail & { readonly pathname: string };

type Listener = (event: Recommended) => void;

/** Maximum number of events queued before a listener is added. */
const mostWaiting = 20;

let waiting: readonly Recommended[] = [];
let listener: Listener | undefined;

/**
 * Reports an event of a recommendation row to the listener, or queues it until one is added. Without the shopper's
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
