import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { seededRandom } from '../sample.ts';
import { createVisitor, type Visitor, type VisitorAnswer } from './visitor.ts';

type Kind =
  | 'home'
  | 'category'
  | 'product'
  | 'search'
  | 'article'
  | 'pageData'
  | 'call'
  | 'cart'
  | 'checkout'
  | 'account'
  | 'catalogueWithCart';

interface Mix {
  /** Number of requests before the counted ones. */
  readonly warmUp: number;
  readonly requests: number;
  readonly atOnce: number;
  /** Relative frequencies of all requests, by kind. */
  readonly cacheable: Readonly<Partial<Record<Kind, number>>>;
  readonly neverCached: Readonly<Partial<Record<Kind, number>>>;
  /** Maximum number of distinct URLs per kind. */
  readonly addresses: Readonly<Record<'category' | 'product' | 'article', number>>;
  /** Relative frequencies of visitors without a session. */
  readonly visitors: Readonly<Record<'withoutCookies' | 'withForeignCookies' | 'withConsent', number>>;
}

/** The committed mix of requests. */
export const mix = JSON.parse(readFileSync(inRoot('acceptance/operator/cache-mix.json'), 'utf8')) as Mix;

/** A request and its response. */
export interface Played {
  readonly kind: Kind;
  readonly path: string;
  readonly isCacheable: boolean;
  readonly answer: VisitorAnswer;
}

const phrases = ['bar', 'plate', 'rack', 'bench', 'kettlebell', 'belt', 'shoe', 'shirt', 'collar', 'rope'];
const calls = ['/svc_content/catalog/categories', '/svc_content/hot/active', '/svc_content/catalog/category/20'];

/** Draws by relative frequency: `{ a: 3, b: 1 }` is `a` three times out of four. */
const drawFrom = <Name extends string>(parts: Readonly<Partial<Record<Name, number>>>, random: () => number): Name => {
  const entries = Object.entries(parts) as [Name, number][];
  let left = random() * entries.reduce((sum, [, part]) => sum + part, 0);
  for (const [name, part] of entries) {
    left -= part;
    if (left < 0) return name;
  }
  throw new Error('A mix has no parts');
};

/** Draws by Zipf's law: the second item is half as popular as the first, the third a third. */
const popular = <T>(items: readonly T[], random: () => number): T => {
  const parts = Object.fromEntries(items.map((_, index) => [String(index), 1 / (index + 1)]));
  const drawn = items[Number(drawFrom(parts, random))];
  if (drawn === undefined) throw new Error('Nothing to draw from');
  return drawn;
};

/** The paths of the store, from its sitemap and its categories. */
const readPaths = async (origin: string) => {
  const visitor = createVisitor(origin);
  const map = (await visitor.get('/sitemap.xml')).body;
  const all = [...map.matchAll(/<loc>([^<]*)/g)].map(([, address = '']) => new URL(address).pathname);
  const known = JSON.parse((await visitor.get('/svc_content/catalog/categories')).body) as { url: string }[];
  visitor.close();
  const categories = known.map(({ url }) => url).filter((path) => all.includes(path));
  const articles = all.filter((path) => path.startsWith('/theindex'));
  const others = new Set(['/', ...categories, ...articles]);
  const products = all.filter((path) => !others.has(path));
  return {
    categories: categories.slice(0, mix.addresses.category),
    articles: articles.slice(0, mix.addresses.article),
    products: products.slice(0, mix.addresses.product),
  };
};

/** The session of the demo's customer with a cart. */
const openShopper = async (origin: string): Promise<Visitor> => {
  const shopper = createVisitor(origin);
  const login = { email: 'maya@example.com', password: 'squat-deep-24' };
  const { status } = await shopper.call('/svc_session/session/login', login);
  if (status !== 200) throw new Error(`The log-in was answered with ${status}`);
  await shopper.post('/cart', { intent: 'add', productId: '1001', qty: '1' });
  return shopper;
};

/** Plays the committed mix against a store, or the cache in front of it. @returns the requests after the warm-up */
export const playMix = async (origin: string): Promise<readonly Played[]> => {
  const random = seededRandom();
  const paths = await readPaths(origin);
  const foreign = { _ga: 'GA1.1.2.3', 'ironcart-visitor': '0b7c0f0e-6f43-4c4b-8ac5-16ff9d3a5a55' };
  const isSet = (kind: Kind) => Object.hasOwn(mix.cacheable, kind);
  const addressOf = (kind: Kind): string => {
    switch (kind) {
      case 'home':
        return '/';
      case 'category':
      case 'catalogueWithCart':
        return popular(paths.categories, random);
      case 'product':
        return popular(paths.products, random);
      case 'search':
        return `/search?q=${popular(phrases, random)}`;
      case 'article':
        return popular(paths.articles, random);
      case 'pageData':
        return `${popular(paths.products, random)}?_data=entity`;
      case 'call':
        return popular(calls, random);
      case 'cart':
        return '/cart';
      case 'checkout':
        return '/checkout/shipping';
      case 'account':
        return '/account/dashboard';
    }
  };
  const played: Played[] = [];
  let left = mix.warmUp + mix.requests;
  const play = async (): Promise<void> => {
    const shopper = await openShopper(origin);
    const guests = {
      withoutCookies: createVisitor(origin),
      withForeignCookies: createVisitor(origin, foreign),
      withConsent: createVisitor(origin, { 'ironcart-consent': 'performance.marketing.functional' }),
    };
    while (left > 0) {
      left -= 1;
      const kind = drawFrom({ ...mix.cacheable, ...mix.neverCached }, random);
      const guest = drawFrom(mix.visitors, random);
      const path = addressOf(kind);
      const headers = {
        'Accept-Encoding': 'br, gzip',
        ...(kind === 'pageData' ? { 'X-Ironcart-Data': 'entity' } : {}),
      };
      const answer = await (isSet(kind) ? guests[guest] : shopper).get(path, { headers });
      played.push({ kind, path, isCacheable: isSet(kind), answer });
    }
    for (const visitor of [shopper, ...Object.values(guests)]) visitor.close();
  };
  await Promise.all(Array.from({ length: mix.atOnce }, play));
  return played.slice(mix.warmUp);
};
