import type { AnalyticsEvent, Consent } from '@ironcart/core/visitor';

/** An event with a unique id, so that a receiver stores it once, even if it is reported repeatedly. */
export type ReportedEvent = AnalyticsEvent & { readonly id: string };

/** The events on one page of a browser. */
export interface AnalyticsReport {
  /** Id of the browser; does not identify a person. */
  readonly visitor: string;
  /** The path within the site, without the query. */
  readonly path: string;
  readonly events: readonly ReportedEvent[];
}

export interface AnalyticsPorts {
  /** Sends a report; rejects if it could not be delivered. */
  report(report: AnalyticsReport): Promise<void>;
  /** Current consent; another tab may withdraw it at any time. */
  consent(): Consent;
  newId(): string;
}

/** Maximum number of undelivered events; the oldest are dropped. */
const mostWaiting = 20;

/** Events that may be reported: all with consent to performance, purchases only with consent to marketing, otherwise none. */
const permittedEvents = (events: readonly AnalyticsEvent[], consent: Consent): readonly AnalyticsEvent[] => {
  if (consent.performance) return events;
  return consent.marketing ? events.filter(({ name }) => name === 'purchase') : [];
};

/**
 * Reports a shopper's events, as far as they consent. Undelivered events are repeated with the next report under the
 * same ids, so that they count once. Never rejects, so that no page waits for analytics.
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
