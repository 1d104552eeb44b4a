import type { SegmentMaps } from '@ironcart/core';
import type { SiteIdentity } from './site-identity.ts';

/** What a client needs from outside; all but the address and the site have a default. */
export interface ClientOptions {
  /** Origin of the API, as in 'https://shop.example'. */
  readonly baseUrl: string;
  /** The site that the calls are made for: one of the store's, or `siteByCode('USA')` of `@ironcart/core`. */
  readonly site: SiteIdentity;
  /** Origin of the editorial part, where another host answers it: WordPress itself. Left out: `baseUrl`. */
  readonly editorialUrl?: string;
  readonly fetch?: (request: Request) => Promise<Response>;
  /** Sent with every call: server rendering forwards the shopper's cookie here. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The native app's query parameters, added to every call (S7-http). */
  readonly appParams?: Readonly<Record<string, string>>;
  /** Gives a token for an action; undefined while the flag `recaptcha_enterprise` is off: no header is sent then (S7-http-22). */
  readonly captcha?: (action: string) => Promise<string | undefined>;
  /** The merchant's categories of shoes and of programming: all values of their facets are asked for (S9-search-05). Left out: none. */
  readonly unlimitedFacetCategoryIds?: readonly number[];
  /** What the merchant asks customers about themselves (S6-segments-01). Left out: nothing, and no profile has occupations. */
  readonly segmentMaps?: SegmentMaps | undefined;
  readonly isOnline?: () => boolean;
  /** Sees every answer before it is read: status and headers (`Set-Cookie`), never the body. */
  readonly onResponse?: (response: Response) => void;
  /** Told what went wrong without failing the call. */
  readonly warn?: (message: string, cause: unknown) => void;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
  /** Resolves after so many milliseconds; rejects when the signal aborts first. */
  readonly delay?: (durationMs: number, signal?: AbortSignal) => Promise<void>;
}

/** What every call of the client takes last. */
export interface CallOptions {
  /** Aborting rejects the call with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
}
