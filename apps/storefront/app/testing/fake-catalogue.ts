import { categoryToWire, type MenuCategory, pageToWire, previewToWire, productToWire } from '@ironcart/api/codec';
import type { ContentBlock } from '@ironcart/core/content';
import type { Product } from '@ironcart/core/product';
import { comparedPaths } from './content-fixture.ts';
import { type FakeService, json, parametersOf, refuse } from './fake-call.ts';
import { bar, barbells, homePage, shirt, shirtChildren } from './fixtures.ts';

const usualProducts: readonly Product[] = [bar, shirt, ...shirtChildren];
const categories: readonly MenuCategory[] = [barbells];

/** Prices of a customer group, by product. */
const groupPrices = { [bar.productId]: 300 };

/** Known paths of svc_route. */
const routes: Readonly<Record<string, unknown>> = {
  ...Object.fromEntries(comparedPaths.map((path) => [path, { entityType: 'product', entityId: bar.productId }])),
  '/barbells': { entityType: 'category', entityId: barbells.categoryId },
  '/competition-bar': {
    entityType: 'product',
    entityId: bar.productId,
    related: { USA: '/competition-bar', CAN: '/ca/competition-bar', EUROPE: '/eu/wettkampfstange' },
  },
  '/club-shirt': { entityType: 'product', entityId: shirt.productId },
  '/about': { entityType: 'cms', entityId: homePage.id },
  '/rogue-catalog': { entityType: 'page', entityId: homePage.id },
  '/bar-care': { entityType: 'page', entityId: homePage.id },
  '/old-bar': { redirectTarget: '/competition-bar', redirectType: 301 },
  '/sends-away': { redirectTarget: 'https://evil.example/', redirectType: 302 },
  '/gifts': { entityType: 'category', entityId: 4691 },
  '/gone': { entityType: 'product', entityId: 404_404 },
};

/** The products and pages of the fake backend. */
export interface FakeCatalogue {
  /** Products besides the usual ones, each at its own path. */
  readonly alsoSold: readonly Product[];
  /** Products with current or upcoming promotions. */
  readonly hotDeals: readonly Product[];
  /** The blocks of every content page. */
  readonly pageBlocks: readonly ContentBlock[];
}

/** The products, categories and content pages of the fake backend, and the routes that lead to them. */
export const createFakeCatalogue = ({ alsoSold, hotDeals, pageBlocks }: FakeCatalogue): FakeService => {
  const products = [...usualProducts, ...alsoSold];

  const answerProducts: FakeService = (call) => {
    const { path } = call;
    if (path.endsWith('/group-prices')) return json(groupPrices);
    if (path.endsWith('/products')) {
      const ids = (parametersOf(call).get('ids') ?? '').split(',').map(Number);
      return json(products.filter((product) => ids.includes(product.productId)).map(productToWire));
    }
    const productId = Number(/\/product\/(?:complete\/)?(\d+)$/.exec(path)?.[1]);
    const product = products.find((candidate) => candidate.productId === productId);
    return product ? json(productToWire(product)) : refuse(404, 'not_found');
  };

  const answerPages: FakeService = (call) => {
    const { path } = call;
    // None of its events has a page.
    if (/\/page\/(event|invitational)-/.test(path)) return refuse(404, 'not_found');
    if (path.endsWith('/block/care')) {
      return json({ active: true, content: '<p>Wipe it dry, <a href="/about">as we do</a>.</p>' });
    }
    if (path.includes('/preview/')) {
      if (!path.endsWith('/spring') || parametersOf(call).get('key') !== 'right') return refuse(404, 'not_found');
      const expiresAtMs = Date.UTC(2026, 10, 22, 12);
      return json(previewToWire({ title: 'Spring', description: '', blocks: pageBlocks, expiresAtMs }));
    }
    return path.includes('/page/') ? json(pageToWire({ ...homePage, blocks: pageBlocks })) : undefined;
  };

  return (call) => {
    const { path } = call;
    if (path.startsWith('/svc_content/catalog/product')) return answerProducts(call);
    if (path.startsWith('/svc_content/cms/')) return answerPages(call);
    if (path === '/svc_content/hot/active') {
      return json({ products: hotDeals.map(productToWire), hundoProductIds: [] });
    }
    if (path === '/svc_content/catalog/categories') return json(categories.map(categoryToWire));
    if (path.startsWith('/svc_content/catalog/category/')) return json(categoryToWire(barbells));
    if (path !== '/svc_route/route') return undefined;
    const asked = parametersOf(call).get('url') ?? '';
    if (asked === '/unsure') return refuse(500, 'internal_error');
    const sold = alsoSold.find((product) => product.url === asked);
    const route = sold ? { entityType: 'product', entityId: sold.productId } : routes[asked];
    return route === undefined ? refuse(404, 'not_found') : json(route);
  };
};
