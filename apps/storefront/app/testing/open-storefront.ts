import type { BookAddress, StoredOrder } from '@ironcart/api/codec';
import type { ContentBlock } from '@ironcart/core/content';
import type { EarnedTicket, EventRegistration } from '@ironcart/core/customer';
import type { CustomQuote } from '@ironcart/core/list';
import type { Shipment } from '@ironcart/core/order';
import type { ExtraPayment } from '@ironcart/core/payment';
import type { Product } from '@ironcart/core/product';
import type { RegistryGift } from '@ironcart/core/registry';
import type { ReturnAuthorization } from '@ironcart/core/return';
import type { StoreId } from '@ironcart/core/site';
import type { StorefrontAssets } from '../compose/assets/document-assets.ts';
import { createStorefront, type StorefrontOptions } from '../compose/create-storefront.ts';
import type { CheckoutSettings } from '../request-context/checkout-settings.ts';
import type { SiteUrls } from '../site/site-origins.ts';
import type { StoreContent } from '../site/store-content.ts';
import { contentFixture } from './content-fixture.ts';
import { createFakeBackend } from './fake-backend.ts';

const noAssets: StorefrontAssets = {
  isDevelopment: false,
  starter: 'start()',
  worker: 'work()',
  preloadLists: ['/assets/preload-lists-1.json'],
  headHtml: () => '',
  serve: () => undefined,
  documentAssets: (modules) => ({
    entry: '/assets/browser.js',
    preloads: [...modules],
    later: [],
    styles: [],
    fonts: [],
  }),
};

export const origin = 'http://shop.test';

/** How a service fails. */
export type CallFault = 'answers 500' | 'refuses' | 'hangs' | 'answers garbage' | 'breaks the contract';

const failAs = async (fault: CallFault): Promise<Response> => {
  switch (fault) {
    case 'answers 500':
      return Response.json({ error: { type: 'internal_error', message: 'failed' } }, { status: 500 });
    case 'refuses':
      throw new TypeError('fetch failed');
    case 'hangs':
      return new Promise(() => undefined);
    case 'answers garbage':
      return new Response('<h1>Bad gateway', { headers: { 'Content-Type': 'application/json' } });
    case 'breaks the contract':
      return Response.json({ products: 'many' });
  }
};

/** A storefront on a fake backend, with its reports and backend calls recorded. */
export const openStorefront = async (
  options: {
    readonly isLoggedIn?: boolean;
    readonly groupId?: number;
    readonly finds?: readonly Product[];
    readonly programs?: NonNullable<Parameters<typeof createFakeBackend>[0]>['programs'] | undefined;
    readonly hotDeals?: readonly Product[];
    readonly refusesItems?: string;
    /** The customer's quotes, newest first. */
    readonly quotes?: readonly CustomQuote[];
    /** Purchases from each of the customer's registries. */
    readonly gifts?: readonly RegistryGift[];
    readonly tickets?: readonly EarnedTicket[];
    /** The customer's registrations for events. */
    readonly registrations?: readonly EventRegistration[];
    readonly alsoSold?: readonly Product[];
    /** The customer's orders, the newest first. */
    readonly orders?: readonly StoredOrder[];
    readonly ordersElsewhere?: readonly { readonly storeId: StoreId; readonly count: number }[];
    readonly addresses?: readonly BookAddress[];
    readonly returns?: readonly ReturnAuthorization[];
    readonly shipments?: readonly Shipment[];
    readonly returnableUntil?: string | undefined;
    /** Outstanding payments of orders. */
    readonly extraPayments?: readonly ExtraPayment[];
    /** Replaces values in the response of the payment methods. */
    readonly payWith?: object;
    /** Blocks of every content page. Default: those of the home page. */
    readonly pageBlocks?: readonly ContentBlock[];
    readonly failing?: boolean;
    /** The failing calls, by the start of their path. */
    readonly failingCalls?: string;
    /** How they fail. Default: with status 500. */
    readonly fault?: CallFault;
    /** The backend answers as it does while its database is unreachable. */
    readonly unavailable?: boolean;
    /** The visitor has exceeded the rate limit of searches. */
    readonly isOverLimit?: boolean;
    readonly publicUrl?: string;
    readonly siteUrls?: SiteUrls;
    readonly isReview?: boolean;
    readonly isOffline?: boolean;
    readonly sharedSeconds?: number;
    readonly flags?: Readonly<Record<string, unknown>>;
    /** The visitor's likely country. */
    readonly country?: string;
    readonly checkout?: Partial<CheckoutSettings>;
    readonly content?: StoreContent;
    readonly blocks?: StorefrontOptions['blocks'];
    readonly assets?: Partial<StorefrontAssets>;
    /** A cookie that the backend sets with each of its answers. */
    readonly setsCookie?: string;
  } = {},
) => {
  const backend = createFakeBackend(options);
  const reported: unknown[] = [];
  const storefront = await createStorefront({
    apiFetch: async (request) => {
      if (options.failing) throw new Error('secret: connection to 10.0.0.5 refused');
      if (options.unavailable) {
        return Response.json({ error: { type: 'internal_error', message: 'Not at the moment' } }, { status: 503 });
      }
      if (options.failingCalls !== undefined && new URL(request.url).pathname.startsWith(options.failingCalls)) {
        return failAs(options.fault ?? 'answers 500');
      }
      if (options.isOverLimit && request.url.includes('/svc_search/')) {
        const error = { type: 'too_many_requests', message: 'Slow down' };
        return Response.json({ error }, { status: 429, headers: { 'Retry-After': '20' } });
      }
      const answer = await backend.fetch(request);
      if (options.setsCookie !== undefined) answer.headers.append('Set-Cookie', options.setsCookie);
      return answer;
    },
    assets: { ...noAssets, ...options.assets },
    publicUrl: options.publicUrl ?? origin,
    siteUrls: options.siteUrls,
    isReview: options.isReview,
    isOffline: options.isOffline,
    sharedSeconds: options.sharedSeconds,
    checkout: options.checkout,
    content: options.content ?? contentFixture,
    blocks: options.blocks,
    now: () => Date.UTC(2026, 10, 21),
    reportError: (error) => reported.push(error),
  });
  return {
    calls: backend.calls,
    /** Answers a request of the browser: the page's or the API's. */
    answer: (request: Request): Promise<Response> =>
      new URL(request.url).pathname.startsWith('/svc_') ? backend.fetch(request) : storefront(request),
    reported,
    get: (path: string, headers: Readonly<Record<string, string>> = {}) =>
      storefront(new Request(origin + path, { headers })),
    post: (path: string, fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) => {
      const body = new URLSearchParams(fields).toString();
      return storefront(
        new Request(origin + path, {
          method: 'POST',
          body,
          headers: {
            Origin: origin,
            'Content-Type': 'application/x-www-form-urlencoded',
            'Content-Length': String(body.length),
            ...headers,
          },
        }),
      );
    },
    /** Sends a form with files, as a browser does. */
    postForm: async (path: string, form: FormData, headers: Readonly<Record<string, string>> = {}) => {
      const encoded = new Response(form);
      const body = new Uint8Array(await encoded.arrayBuffer());
      const type = encoded.headers.get('content-type') ?? '';
      return storefront(
        new Request(origin + path, {
          method: 'POST',
          body,
          headers: { Origin: origin, 'Content-Type': type, 'Content-Length': String(body.length), ...headers },
        }),
      );
    },
  };
};

/** The session cookie that makes the storefront ask who the shopper is. */
export const withSession = { Cookie: '__Host-ironcart=mine' } as const;

// Loads the views together with the test file: if the first test loaded them, code that runs on module load would be
// attributed to that test (mutation testing).
await openStorefront();
