import { type Client, type CustomerAccount, createClient } from '@ironcart/api/client';
import type { EarnedTicket } from '@ironcart/core/customer';
import type { Flags } from '@ironcart/core/flags';
import { type Device, pathOnSite } from '@ironcart/core/routing';
import type { Site, Sites } from '@ironcart/core/site';
import { preferredCountryOf } from '@ironcart/core/visitor';
import { appParamsOf, deviceOf } from '../adapters/device.ts';
import type { CaptchaPage } from '../captcha/captcha-page.ts';
import { withoutDataParameter } from '../data/data-protocol.ts';
import { type Brand, neutralBrand } from '../site/brand.ts';
import type { OwnBlockFile, OwnPromotions } from '../site/own-files.ts';
import { createSiteOrigins, type OriginOf } from '../site/site-origins.ts';
import { noContent, type StoreContent } from '../site/store-content.ts';
import type { CheckoutSettings } from './checkout-settings.ts';
import { createCookieJar } from './cookie-jar.ts';
import { isDebugMode } from './debug-mode.ts';

/** The session's cookie; its presence only means that a session may exist. */
const sessionCookie = '__Host-ironcart';

/** Fetch to the backend, in this process or over the network. `peer` is the sender of the shopper's request. */
export type ApiFetch = (request: Request, peer?: Peer) => Promise<Response>;

export interface Peer {
  readonly address: string;
}

/** Everything that a loader or an action may use: one per request, discarded after the response. */
export interface RequestContext {
  readonly site: Site;
  /** All sites of the store. */
  readonly sites: Sites;
  readonly api: Client;
  /** Milliseconds since the epoch; constant for the whole request, so that all prices of a page agree. */
  readonly now: number;
  /** The page's address. */
  readonly url: URL;
  /** Whether the request has a session cookie, of a guest or a customer. */
  readonly hasSession: boolean;
  /** Whether this is a data request of the router instead of a page request. */
  readonly isDataRequest: boolean;
  readonly checkout: CheckoutSettings;
  readonly brand: Brand;
  readonly content: StoreContent;
  /** The store's own blocks, if any. */
  readonly ownBlocks: OwnBlockFile | undefined;
  /** The store's own promotions, if any. */
  readonly promotions: OwnPromotions | undefined;
  /** Whether the store has a built-in page at a path within a site. */
  hasPage(path: string): boolean;
  /** The source of captcha tokens, if configured. */
  readonly captcha: CaptchaPage | undefined;
  /** The browser, or the native app around the page. */
  readonly device: Device;
  /** Debug mode for staff: shows internals, and changes nothing else. */
  readonly isDebug: boolean;
  /** The request's `Cookie` header without the session. */
  readonly cookieText: string;
  /** Whether the store uses https, so that its cookies have to be secure. */
  readonly isHttps: boolean;
  /** The site's origin, for pages of the store outside its sites. */
  readonly siteOrigin: string;
  /** The URL of a path on another site, including its domain if different. */
  urlOn(path: string, site: Site): string;
  /** The logged-in customer, or undefined for a guest; requested at most once. */
  customer(): Promise<CustomerAccount | undefined>;
  /** The customer's earned discounts, for redemption in the cart; empty for a guest. Requested at most once. */
  earned(): Promise<readonly EarnedTicket[]>;
  /** The shopper's flags, evaluated for the ship-to country. Requested at most once. */
  flags(): Promise<Flags>;
  /** The flags, if anything has read them. */
  flagsRead(): Promise<Flags> | undefined;
  /** Sets the captcha token of a form for its call. */
  takeCaptcha(token: string): void;
  /** Logs a warning for the operator about something that the page has to omit. */
  warn(message: string, cause?: unknown): void;
  /** Sets a cookie in the browser: a whole `Set-Cookie` line. */
  setCookie(line: string): void;
  /** Permits the page's forms to redirect to another origin, which the server has validated. */
  allowFormsTo(origin: string): void;
  /** The origins other than the store's own to which the page's forms may redirect. */
  formOrigins(): readonly string[];
  /** The cookies set by the response. */
  setCookies(): readonly string[];
}

export interface RequestContextOptions {
  readonly request: Request;
  readonly peer: Peer | undefined;
  readonly site: Site;
  readonly sites: Sites;
  readonly apiFetch: ApiFetch;
  readonly publicUrl: string;
  /** Each site's origin; default: the public URL for all. */
  readonly originOf?: OriginOf | undefined;
  readonly now: number;
  readonly isDataRequest: boolean;
  readonly checkout: CheckoutSettings;
  /** Default: a neutral brand. */
  readonly brand?: Brand | undefined;
  /** Default: empty. */
  readonly content?: StoreContent | undefined;
  readonly ownBlocks?: OwnBlockFile | undefined;
  readonly promotions?: OwnPromotions | undefined;
  /** Default: the console. */
  readonly warn?: RequestContext['warn'] | undefined;
  readonly hasPage: RequestContext['hasPage'];
}

/**
 * Creates the context of one request, with its own API client: cookies are sent with each call, and cookies set by
 * calls are returned to the browser.
 */
export const createRequestContext = (options: RequestContextOptions): RequestContext => {
  const { request, peer, site, apiFetch, publicUrl, warn = console.warn } = options;
  const { originOf = createSiteOrigins(publicUrl) } = options;
  const cookieText = request.headers.get('Cookie');
  const jar = createCookieJar(cookieText);
  const formOrigins = new Set<string>();
  const hasSession = jar.has(sessionCookie);
  const origin = new URL(publicUrl).origin;

  const fetchForShopper = async (call: Request): Promise<Response> => {
    const cookies = jar.header();
    if (cookies !== undefined) call.headers.set('Cookie', cookies);
    if (call.method !== 'GET') call.headers.set('Origin', origin);
    const response = await apiFetch(call, peer);
    jar.take(response);
    return response;
  };

  let captchaToken: string | undefined;
  const { content = noContent } = options;
  const url = withoutDataParameter(request.url);
  const device = deviceOf(url.search, cookieText ?? '');
  const api = createClient({
    baseUrl: origin,
    site,
    fetch: fetchForShopper,
    now: () => options.now,
    // A wait would delay the response to the shopper.
    waitsWhenLimited: false,
    appParams: appParamsOf(device),
    unlimitedFacetCategoryIds: content.unlimitedFacets,
    segmentMaps: content.segments,
    captcha: async () => captchaToken,
    warn,
  });
  const readCustomer = async (): Promise<CustomerAccount | undefined> => {
    if (!hasSession) return undefined;
    const customer = await api.customer.get();
    return customer.loggedIn ? customer : undefined;
  };
  let customer: Promise<CustomerAccount | undefined> | undefined;
  const customerOnce = () => {
    customer ??= readCustomer();
    return customer;
  };
  const readEarned = async (): Promise<readonly EarnedTicket[]> =>
    (await customerOnce()) === undefined ? [] : api.tickets.list();
  let earned: Promise<readonly EarnedTicket[]> | undefined;
  const readFlags = async (): Promise<Flags> =>
    api.flags.get({ customerId: (await customerOnce())?._id, country: preferredCountryOf(cookieText ?? '') });
  let flags: Promise<Flags> | undefined;

  return {
    site,
    sites: options.sites,
    api,
    now: options.now,
    url,
    hasSession,
    isDataRequest: options.isDataRequest,
    checkout: options.checkout,
    brand: options.brand ?? neutralBrand.brand,
    content,
    ownBlocks: options.ownBlocks,
    promotions: options.promotions,
    hasPage: options.hasPage,
    captcha: options.checkout.captcha,
    device,
    isDebug: isDebugMode(url.search, cookieText ?? ''),
    cookieText: cookieText ?? '',
    isHttps: origin.startsWith('https:'),
    siteOrigin: originOf(site),
    urlOn: (path, other) => (originOf(other) === originOf(site) ? '' : originOf(other)) + pathOnSite(path, other),
    customer: customerOnce,
    earned: () => {
      earned ??= readEarned();
      return earned;
    },
    flags: () => {
      flags ??= readFlags();
      return flags;
    },
    flagsRead: () => flags,
    takeCaptcha: (token) => {
      captchaToken = token;
    },
    warn,
    setCookie: (line) => jar.take(new Response(null, { headers: { 'Set-Cookie': line } })),
    allowFormsTo: (origin) => void formOrigins.add(origin),
    formOrigins: () => [...formOrigins],
    setCookies: jar.changes,
  };
};
