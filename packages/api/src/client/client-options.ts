import type { SegmentMaps } from '@ironcart/core/customer';
import type { Site } from '@ironcart/core/site';

/** The fields of a site that the client needs. */
export type SiteIdentity = Pick<Site, 'code' | 'basePath' | 'storeId' | 'locale' | 'currency'>;

/** Options of a client; all except the URL and the site have a default. */
export interface ClientOptions {
  /** Origin of the API, as in 'https://shop.example'. */
  readonly baseUrl: string;
  /** The site for which the client makes its calls, for example `siteByCode('USA')` of `@ironcart/core/site`. */
  readonly site: SiteIdentity;
  /** Origin of the editorial calls if another host serves them, such as WordPress. Default: `baseUrl`. */
  readonly editorialUrl?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Headers of every call; server rendering forwards the shopper's cookie here. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The native app's query parameters, added to every call (S7-http). */
  readonly appParams?: Readonly<Record<string, string>> | undefined;
  /**
   * Returns a captcha token for an action; undefined while the flag `recaptcha_enterprise` is off, so that no header is
   * sent (S7-http-22).
   */
  readonly captcha?: (action: string) => Promise<string | undefined>;
  /**
   * Ids of the categories (shoes, programming) for which a search requests all values of each facet (S9-search-05).
   * Default: none.
   */
  readonly unlimitedFacetCategoryIds?: readonly number[];
  /** The merchant's customer segments (S6-segments-01). Default: none, so profiles have no occupations. */
  readonly segmentMaps?: SegmentMaps | undefined;
  readonly isOnline?: () => boolean;
  /** Called with every response before its body is read, for its status and headers (`Set-Cookie`). */
  readonly onResponse?: (response: Response) => void;
  /** Called for problems that do not fail a call. */
  readonly warn?: (message: string, cause: unknown) => void;
  /**
   * Whether a rate-limited call (429) waits and is repeated. Default: true. Set it to false for server rendering, where
   * the visitor is waiting.
   */
  readonly waitsWhenLimited?: boolean | undefined;
  /** The current time in milliseconds since the epoch. */
  readonly now?: () => number;
  /** Waits for a number of milliseconds; rejects if the signal aborts first. */
  readonly delay?: (durationMs: number, signal?: AbortSignal) => Promise<void>;
}

/** The last argument of every call. */
export interface CallOptions {
  /** Aborts the call, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}
