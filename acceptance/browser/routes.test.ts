import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '../../e2e/fixtures/data-dir.ts';
import { type OpenProduct, openProduct } from '../../e2e/fixtures/open-product.ts';

const allSites = ['', '/ca', '/au', '/eu', '/gb', '/apo'] as const;
type Base = (typeof allSites)[number];

/** A route of the specification's section 2 with a path that leads to it, and the sites that have it. */
interface SpecifiedRoute {
  readonly id: string;
  readonly path: string;
  /** Left out: all sites. */
  readonly on?: readonly Base[];
  /** Who is led elsewhere first: a guest to log in, everybody without something in the cart. Left out: nobody. */
  readonly leads?: 'guest' | 'everybody';
}

const usa: readonly Base[] = [''];

/** Where returns are open while the flag `enable-eu-returns` is off, as in a new store. */
const returning: readonly Base[] = ['', '/ca', '/apo'];

const routes: readonly SpecifiedRoute[] = [
  { id: 'S2-routes-01', path: '/' },
  { id: 'S2-routes-03', path: '/mps-review' },
  { id: 'S2-routes-05', path: '/newsletter-signup' },
  { id: 'S2-routes-06', path: '/newsletter-error' },
  { id: 'S2-routes-07', path: '/search?q=bar' },
  { id: 'S2-routes-08', path: '/search', leads: 'everybody' },
  { id: 'S2-routes-09', path: '/cart' },
  { id: 'S2-routes-10', path: '/login', leads: 'everybody' },
  { id: 'S2-routes-11', path: '/customer/account/login', leads: 'everybody' },
  { id: 'S2-routes-12', path: '/expired-password' },
  { id: 'S2-routes-13', path: '/compare/bars' },
  { id: 'S2-routes-14', path: '/payment-link' },
  { id: 'S2-routes-17', path: '/giftregistry/search/index' },
  { id: 'S2-routes-19', path: '/shippingtracker' },
  { id: 'S2-routes-20', path: '/__rb__/rhpa' },
  { id: 'S2-routes-22', path: '/deals' },
  { id: 'S2-routes-23', path: '/deals?category=Apparel' },
  { id: 'S2-routes-24', path: '/deals?deal_type=rogue_boneyard&category=Shoes' },
  { id: 'S2-routes-25', path: '/brands' },
  { id: 'S2-routes-26', path: '/preloader' },
  { id: 'S2-routes-27', path: '/theindex' },
  { id: 'S2-routes-28', path: '/theindex/ryourogue' },
  { id: 'S2-account-01', path: '/account', leads: 'everybody' },
  ...[
    ['03', 'dashboard'],
    ['04', 'earned-store'],
    ['05', 'programming'],
    ['07', 'about-me'],
    ['08', 'orders'],
    ['09', 'reviews'],
    ['10', 'my-lists'],
    ['11', 'custom-quoting'],
    ['12', 'registry'],
    ['15', 'address'],
    ['16', 'wishlist'],
    ['17', 'bin'],
    ['18', 'payment-methods'],
    ['19', 'settings'],
  ].map(([id, page]) => ({ id: `S2-account-${id}`, path: `/account/${page}`, leads: 'guest' as const })),
  { id: 'S2-account-20', path: '/account/my-gyms', on: usa, leads: 'guest' },
  { id: 'S2-account-21', path: '/account/zeus-saved-design', on: usa, leads: 'guest' },
  { id: 'S2-account-22', path: '/account/reset-password/some-token' },
  { id: 'S2-checkout-01', path: '/checkout/shipping', leads: 'everybody' },
  { id: 'S2-checkout-04', path: '/checkout', leads: 'everybody' },
  { id: 'S2-cond-02', path: '/zeus-builder', on: usa },
  { id: 'S2-cond-04', path: '/zeus-builder/templates', on: usa },
  { id: 'S2-cond-06', path: '/zeus-builder/project/edit', on: usa, leads: 'everybody' },
  { id: 'S2-cond-08', path: '/rmaprocess', on: returning, leads: 'everybody' },
  { id: 'S2-cond-10', path: '/rmaprocess/initiate', on: returning },
  { id: 'S2-cond-16', path: '/events/halden-open/2027' },
  { id: 'S2-cond-18', path: '/invitational' },
  { id: 'S2-appscreens-01', path: '/app' },
  { id: 'S2-appscreens-03', path: '/app/preloader' },
  { id: 'S2-appscreens-04', path: '/app/featured' },
];

let store: OpenProduct;
let cookie: string;
const dataDir = makeDataDir();

beforeAll(async () => {
  store = process.env.IRONCART_ACCEPTANCE_URL
    ? { url: process.env.IRONCART_ACCEPTANCE_URL, output: () => '', close: async () => undefined }
    : await openProduct({ IRONCART_DATA_DIR: dataDir });
  const answer = await fetch(`${store.url}/svc_customer/customer`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: store.url },
    body: JSON.stringify({
      firstname: 'Route',
      lastname: 'Walker',
      email: `route.walker.${Date.now()}@example.com`,
      password: 'heavy-single-91',
    }),
  });
  cookie = answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
});

afterAll(async () => {
  await store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const visitors = [
  ['a guest', () => ''],
  ['a customer', () => cookie],
  ['the app', () => 'isMobileApp=1; mobileAppVersion=3.3.0; mobileAppPlatform=ios'],
  ['the app of a customer', () => `${cookie}; isMobileApp=1; mobileAppVersion=3.3.0; mobileAppPlatform=android`],
] as const;

const statusOf = async (path: string, cookies: string): Promise<number> => {
  const answer = await fetch(store.url + path, { redirect: 'manual', headers: { Cookie: cookies } });
  await answer.arrayBuffer();
  return answer.status;
};

const addressOn = (site: Base, path: string): string => (path === '/' ? site || '/' : site + path);

/** What each route answers that is not what the specification says of it, a line for each. */
const differencesOn = async (site: Base, cookies: string, isCustomer: boolean): Promise<readonly string[]> => {
  const answers = await Promise.all(
    routes.map(async (route) => ({ ...route, status: await statusOf(addressOn(site, route.path), cookies) })),
  );
  return answers.flatMap(({ id, path, on = allSites, leads, status }) => {
    const isLed = status >= 300 && status < 400;
    const exists = on.includes(site);
    // A guest is asked to log in before anything else, and is not told which pages an account has.
    const mayLead = leads === 'everybody' || (leads === 'guest' && !isCustomer);
    const isAsSaid = exists ? status === 200 || (mayLead && isLed) : status === 404 || (mayLead && isLed);
    return isAsSaid ? [] : [`${id} ${site}${path}: ${status}`];
  });
};

describe.each(allSites.map((site) => [site || '/', site] as const))(
  'the routes of section 2 on %s',
  { timeout: 300_000 },
  (_name, site) => {
    it.each(visitors)(
      'exist for %s as the specification says [S2-routes-03] [S2-routes-20] [S2-cond-02]',
      async (who, cookies) => {
        expect(await differencesOn(site, cookies(), who.endsWith('customer'))).toEqual([]);
      },
    );

    it('answer 404 for what no page has, and at /404 [S2-routes-04] [S2-dynamic-08]', async () => {
      for (const path of ['/404', '/no-such-page', '/__rb__/preview', '/__rb__/other']) {
        expect(await statusOf(site + path, ''), path).toBe(404);
      }
    });
  },
);
