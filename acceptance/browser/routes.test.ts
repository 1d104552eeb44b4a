import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';
import { sampleOf } from '../sample.ts';
import { logIn } from './log-in.ts';
import { allSites, furtherRoutes, type SitePath, type SpecifiedRoute, specifiedRoutes } from './specified-routes.ts';

let store: OpenProduct;
let customerCookie: string;
let demoCustomerCookie: string;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = process.env.IRONCART_ACCEPTANCE_URL
    ? { url: process.env.IRONCART_ACCEPTANCE_URL, output: () => '', close: async () => undefined }
    : await openProduct({ IRONCART_DATA_DIR: dataDir });
  customerCookie = await logIn(store.url, '/svc_customer/customer', {
    firstname: 'Route',
    lastname: 'Walker',
    email: `route.walker.${Date.now()}@example.com`,
    password: 'heavy-single-91',
  });
  demoCustomerCookie = await logIn(store.url, '/svc_session/session/login', {
    email: 'maya@example.com',
    password: 'squat-deep-24',
  });
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const visitors = [
  { name: 'a guest', isCustomer: false, cookies: () => '' },
  { name: 'a customer', isCustomer: true, cookies: () => customerCookie },
  { name: 'the app', isCustomer: false, cookies: () => 'isMobileApp=1; mobileAppVersion=3.3.0; mobileAppPlatform=ios' },
  {
    name: 'the app of a customer',
    isCustomer: true,
    cookies: () => `${customerCookie}; isMobileApp=1; mobileAppVersion=3.3.0; mobileAppPlatform=android`,
  },
] as const;
type Visitor = (typeof visitors)[number];

const openAt = (path: string, cookies: string): Promise<Response> =>
  fetch(store.url + path, { redirect: 'manual', headers: { Cookie: cookies } });

interface Answer {
  /** Status of the page on which a visitor arrives. */
  readonly status: number;
  readonly isRedirected: boolean;
  readonly body: string;
}

/** Opens a path as a browser does, following at most five redirects. */
const arriveAt = async (path: string, cookies: string, redirects = 0): Promise<Answer> => {
  const response = await openAt(path, cookies);
  const body = await response.text();
  const location = response.headers.get('Location');
  if (location === null || redirects === 5) return { status: response.status, isRedirected: redirects > 0, body };
  const { pathname, search } = new URL(location, store.url + path);
  return arriveAt(pathname + search, cookies, redirects + 1);
};

const addressOn = (site: SitePath, path: string): string => (path === '/' ? site || '/' : site + path);

const expectedOf = (route: SpecifiedRoute, site: SitePath, { isCustomer }: Visitor) => {
  const { on = allSites, redirects } = route;
  const isRedirected = redirects === 'everybody' || redirects === (isCustomer ? 'customer' : 'guest');
  // Guests have to log in before any response reveals which pages an account has.
  const isAskedToLogIn = redirects === 'guest' && !isCustomer;
  return on.includes(site) || isAskedToLogIn ? { status: 200, isRedirected } : { status: 404, isRedirected: false };
};

interface Visit {
  readonly site: SitePath;
  readonly visitor: Visitor;
  readonly route: SpecifiedRoute;
}

const everyVisit: readonly Visit[] = allSites.flatMap((site) =>
  visitors.flatMap((visitor) => [...specifiedRoutes, ...furtherRoutes].map((route) => ({ site, visitor, route }))),
);

/** About a third of all visits, unless ACCEPTANCE is `all`. */
const visits = sampleOf(everyVisit, 600);

/** Returns a line for each visit whose response differs from the specification. */
const differencesOf = async (paid: readonly Visit[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (const { site, visitor, route } of paid) {
    const path = addressOn(site, route.path);
    const { status, isRedirected } = await arriveAt(path, visitor.cookies());
    const expected = expectedOf(route, site, visitor);
    if (status === expected.status && isRedirected === expected.isRedirected) continue;
    lines.push(`${route.id} ${path}: ${status}${isRedirected ? ' after a redirect' : ''}`);
  }
  return lines;
};

/** Path of the first link on a page of the demo customer that matches. */
const linkOn = async (page: string, link: RegExp): Promise<string> => {
  const { body } = await arriveAt(page, demoCustomerCookie);
  const [, path] = link.exec(body) ?? [];
  if (path === undefined) throw new Error(`${page} has no link that matches ${String(link)}`);
  return path;
};

describe.each(allSites.map((site) => [site || '/', site] as const))(
  'routes of section 2 and the other pages on %s',
  { timeout: 300_000 },
  (_name, site) => {
    it.each(visitors.map((visitor) => [visitor.name, visitor] as const))(
      'exist for %s as specified',
      async (_who, visitor) => {
        const paid = visits.filter((visit) => visit.site === site && visit.visitor === visitor);
        expect(await differencesOf(paid)).toEqual([]);
      },
    );

    it('answer 404 for unknown paths, and at /404 [S2-routes-04] [S2-dynamic-08]', async () => {
      for (const path of ['/404', '/no-such-page', '/__rb__/preview', '/__rb__/other']) {
        expect((await arriveAt(site + path, '')).status, path).toBe(404);
      }
    });
  },
);

it.each([
  ['an order', 'S2-account-14', '/account/orders', /href="(\/account\/order\/[^"]+)"/],
  ['a registry', 'S2-account-13', '/account/registry', /href="(\/account\/registry\/[^"]+)"/],
  ['a program', 'S2-account-06', '/account/programming', /href="(\/account\/programming\/\d+)"/],
  ['a shared wishlist', 'S2-routes-18', '/account/wishlist', /href="(\/wishlist\/[^"]+)"/],
  ['a public registry', 'S2-routes-16', '/giftregistry/search/index?q=Maya', /href="(\/registry\/[^"]+)"/],
  ['a post', 'S2-routes-30', '/theindex', /href="(\/theindex\/[^/"]+\/[^"]+)"/],
])('path %s of a demo customer has a page [%s]', async (_what, _id, page, link) => {
  expect((await arriveAt(await linkOn(page, link), demoCustomerCookie)).status).toBe(200);
});
