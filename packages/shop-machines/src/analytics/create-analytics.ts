import type { AnalyticsEvent, Consent } from '@ironcart/core/visitor';

/** An event with an id of its own: whoever keeps it keeps it once, however often it is reported. */
export type ReportedEvent = AnalyticsEvent & { readonly id: string };

/** What happened on a page. */
export interface AnalyticsReport {
  /** Names the browser, and nobody. */
  readonly visitor: string;
  /** Within the site, without the query. */
  readonly path: string;
  readonly events: readonly ReportedEvent[];
}

export interface AnalyticsPorts {
  /** Takes a report; rejects where it could not be delivered. */
  report(report: AnalyticsReport): Promise<void>;
  /** What the shopper allows now: another tab may take it back at any moment. */
  consent(): Consent;
  newId(): string;
}

/** Events that wait for another attempt; older ones are given up. */
const mostWaiting = 20;

/**
 * What may be told: everything with consent to performance, purchases alone with consent to marketing, else nothing.
 */
const permittedEvents = (events: readonly AnalyticsEvent[], consent: Consent): readonly AnalyticsEvent[] => {
  if (consent.performance) return events;
  return consent.marketing ? events.filter(({ name }) => name === 'purchase') : [];
};

/**
 * Reports what a shopper does, as far as they allow it. What could not be delivered goes with the next report, under the
 * same ids, so that it counts once. Never rejects: nothing of a page waits for analytics.
 */
export const createAnalytics = ({ report, consent, newId }: AnalyticsPorts) => {
  let waiting: readonly ReportedEvent[] = [];
  return async (visitor: string, path: string, events: readonly AnalyticsEvent[]): Promise<void> => {
    const allowed = consent();
    const fresh = permittedEvents(events, allowed).map((event): ReportedEvent => ({ ...event, id: newId() }));
    const told = allowed.performance ? [...waiting, ...fresh] : fresh;
    waiting = [];
    if (told.length === 0) return;
    try {
      await report({ visitor, path, events: told.slice(-mostWaiting) });
    } catch {
      waiting = [...told, ...waiting].slice(-mostWaiting);
    }
  };
};
