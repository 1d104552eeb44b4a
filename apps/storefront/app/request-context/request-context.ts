import { type Client, type CustomerAccount, createClient } from '@ironcart/api/client';
import type { EarnedTicket } from '@ironcart/core/customer';
import { type Device, pathOnSite } from '@ironcart/core/routing';
import type { Site, Sites } from '@ironcart/core/site';
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

/** The session's cookie: its presence says that there is a session to ask about, nothing more. */
const sessionCookie = '__Host-ironcart';

/** The backend's fetch, called in this process or over the network. `peer` is who sent the shopper's request. */
export type ApiFetch = (request: Request, peer?: Peer) => Promise<Response>;

export interface Peer {
  readonly address: string;
}

/** All that a loader or an action may use: one per request, nothing of it outlives the answer. */
export interface RequestContext {
  readonly site: Site;
  /** All sites of the store. */
  readonly sites: Sites;
  readonly api: Client;
  /** Milliseconds since the epoch; one instant for the whole request, so that every price of a page agrees. */
  readonly now: number;
  /** The page's address. */
  readonly url: URL;
  /** Whether the request carries a session, of a guest or of a customer. */
  readonly hasSession: boolean;
  /** Whether the browser's router asks, rather than the browser for a whole page. */
  readonly isDataRequest: boolean;
  readonly checkout: CheckoutSettings;
  readonly brand: Brand;
  readonly content: StoreContent;
  /** The blocks of the store's own, where it has any. */
  readonly ownBlocks: OwnBlockFile | undefined;
  /** The promotions of the store's own, where it has any. */
  readonly promotions: OwnPromotions | undefined;
  /** Whether the store has a page of its own at a path within a site. */
  hasPage(path: string): boolean;
  /** Who gives pages captcha tokens, where the deployment asks for them. */
  readonly captcha: CaptchaPage | undefined;
  /** The browser, or the native app around the page. */
  readonly device: Device;
  /** Whether staff looks into what the store is made of: it changes what is shown of it, and nothing else. */
  readonly isDebug: boolean;
  /** What the browser keeps for this store besides the session, as its `Cookie` header has it. */
  readonly cookieText: string;
  /** Shoppers reach the store over https: its cookies may not go over anything else. */
  readonly isHttps: boolean;
  /** The address of a path of another site: with its domain where that is not this site's. */
  urlOn(path: string, site: Site): string;
  /** The logged-in customer, or undefined for a guest; asked for at most once. */
  customer(): Promise<CustomerAccount | undefined>;
  /** What the customer earned, to be redeemed by lines of the cart; nothing of a guest's. Asked for at most once. */
  earned(): Promise<readonly EarnedTicket[]>;
  /** Takes the captcha token that came with a form, for the call that needs it. */
  takeCaptcha(token: string): void;
  /** Hears of what a page does without: for whoever runs the store, never for the shopper. */
  warn(message: string, cause?: unknown): void;
  /** Sets a cookie of the browser: a whole `Set-Cookie` line. */
  setCookie(line: string): void;
  /** The cookies that the answer sets. */
  setCookies(): readonly string[];
}

export interface RequestContextOptions {
  readonly request: Request;
  readonly peer: Peer | undefined;
  readonly site: Site;
  readonly sites: Sites;
  readonly apiFetch: ApiFetch;
  readonly publicUrl: string;
  /** Where each site's pages live; all at the public address when left out. */
  readonly originOf?: OriginOf | undefined;
  readonly now: number;
  readonly isDataRequest: boolean;
  readonly checkout: CheckoutSettings;
  /** A neutral one when left out. */
  readonly brand?: Brand | undefined;
  /** Nothing when left out. */
  readonly content?: StoreContent | undefined;
  readonly ownBlocks?: OwnBlockFile | undefined;
  readonly promotions?: OwnPromotions | undefined;
  /** The machine's console when left out. */
  readonly warn?: RequestContext['warn'];
  readonly hasPage: RequestContext['hasPage'];
}

/** Makes the context of one request, with its own api client: cookies go in with each call, what calls set comes back. */
export const createRequestContext = (options: RequestContextOptions): RequestContext => {
  const { request, peer, site, apiFetch, publicUrl, warn = console.warn } = options;
  const { originOf = createSiteOrigins(publicUrl) } = options;
  const cookieText = request.headers.get('Cookie');
  const jar = createCookieJar(cookieText);
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
    // The shopper's request would be held for as long.
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
    urlOn: (path, other) => (originOf(other) === originOf(site) ? '' : originOf(other)) + pathOnSite(path, other),
    customer: customerOnce,
    earned: () => {
      earned ??= readEarned();
      return earned;
    },
    takeCaptcha: (token) => {
      captchaToken = token;
    },
    warn,
    setCookie: (line) => jar.take(new Response(null, { headers: { 'Set-Cookie': line } })),
    setCookies: jar.changes,
  };
};
