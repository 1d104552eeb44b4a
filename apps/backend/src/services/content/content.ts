import { categoryToWire, type MenuCategory, pageToWire, previewToWire, productToWire } from '@ironcart/api/codec';
import type { ContentPage } from '@ironcart/core/content';
import type { Product } from '@ironcart/core/product';
import type { Site } from '@ironcart/core/site';
import { isHotDealShown, promoStatus } from '@ironcart/pricing';
import { withGroupPrices } from '../../catalogue/group-prices.ts';
import { dataInSpellingOf, textInSpellingOf } from '../../catalogue/site-spelling.ts';
import { refuse } from '../../http/refusal.ts';
import type { RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import { groupOfSession } from '../customer/group-of-session.ts';
import type { ServiceContext } from '../service-context.ts';
import {
  findHundoProductIds,
  findParentId,
  findProductIdBySku,
  findPromotedProductIds,
  readBlock,
  readCategories,
  readCategory,
  readPage,
} from './content.reader.ts';
import { readPagePreview } from './page-preview.ts';

const noProduct = () => refuse('not_found', 'There is no such product');

const spelled = (site: Site, category: MenuCategory): MenuCategory => ({
  ...category,
  name: textInSpellingOf(site, category.name),
  description: textInSpellingOf(site, category.description),
});

const spelledPage = (site: Site, page: ContentPage): ContentPage => ({
  ...page,
  title: textInSpellingOf(site, page.title),
  description: textInSpellingOf(site, page.description),
  blocks: dataInSpellingOf(site, page.blocks),
});

type Shopper = Pick<RequestContext, 'session' | 'site'>;

/**
 * svc_content: the catalogue, pages and hot deals. Products have the prices of the shopper's group; hot deals, which
 * are in shared caches, do not.
 */
export const createContentService = ({ db, catalogue, now }: ServiceContext): ServiceHandlers<'content'> => {
  const pricedFor = async ({ session, site }: Shopper, products: readonly Product[]): Promise<readonly Product[]> =>
    withGroupPrices(db, products, { groupId: await groupOfSession(db, session), site });

  const answer = async (shopper: Shopper, product: Product | undefined) => {
    const [priced] = await pricedFor(shopper, product ? [product] : []);
    return priced ? productToWire(priced) : noProduct();
  };

  return {
    getCategory: async ({ params, site }) => {
      const category = await readCategory(db, params.id);
      return category ? categoryToWire(spelled(site, category)) : refuse('not_found', 'There is no such category');
    },

    getCategories: async ({ site }) =>
      (await readCategories(db)).map((category) => categoryToWire(spelled(site, category))),

    findProduct: async ({ query, session, site }) => {
      const id = 'sku' in query ? await findProductIdBySku(db, query.sku, site) : await findParentId(db, query.childId);
      return answer({ session, site }, id === undefined ? undefined : await catalogue.completeProduct(id, site));
    },

    getCompleteProduct: async ({ params, session, site }) =>
      answer({ session, site }, await catalogue.completeProduct(params.id, site)),

    getProduct: async ({ params, session, site }) =>
      answer({ session, site }, (await catalogue.products([params.id], site)).get(params.id)),

    getProducts: async ({ query, session, site }) => {
      const products = await catalogue.products(query.ids, site);
      const found = query.ids.flatMap((id) => products.get(id) ?? []);
      return (await pricedFor({ session, site }, found)).map(productToWire);
    },

    getPage: async ({ params, site }) => {
      const page = await readPage(db, params.id);
      return page ? pageToWire(spelledPage(site, page)) : refuse('not_found', 'There is no such page');
    },

    getPreview: async ({ params, query }) => {
      const page = await readPagePreview(db, { id: params.id, key: query.key, now: now() });
      if (page === undefined) return refuse('not_found', 'There is no such preview');
      const { expiresAt, ...content } = page;
      return previewToWire({ ...content, expiresAtMs: expiresAt.getTime() });
    },

    getBlock: async ({ params }) => (await readBlock(db, params.name)) ?? refuse('not_found', 'There is no such block'),

    getHotDeals: async ({ site }) => {
      const [promoted, hundoProductIds] = await Promise.all([findPromotedProductIds(db), findHundoProductIds(db)]);
      const products = await catalogue.products(promoted, site);
      const nowMs = now().getTime();
      return {
        products: promoted
          .flatMap((id) => products.get(id) ?? [])
          .filter(({ attributes }) => isHotDealShown(promoStatus(attributes, nowMs)))
          .map(productToWire),
        hundoProductIds: [...hundoProductIds],
      };
    },
  };
};
