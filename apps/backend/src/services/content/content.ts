import { categoryToWire, pageToWire, productToWire } from '@ironcart/api/codec';
import { isHotDealShown, promoStatus } from '@ironcart/pricing';
import { readCompleteProduct, readProducts } from '../../catalogue/catalogue-reader.ts';
import { refuse } from '../../http/refusal.ts';
import type { ServiceHandlers } from '../../http/request-context.ts';
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

const noProduct = () => refuse('not_found', 'There is no such product');

/** svc_content: the catalogue, pages and hot deals. */
export const createContentService = ({ db, now }: ServiceContext): ServiceHandlers<'content'> => ({
  getCategory: async ({ params }) => {
    const category = await readCategory(db, params.id);
    return category ? categoryToWire(category) : refuse('not_found', 'There is no such category');
  },

  getCategories: async () => (await readCategories(db)).map(categoryToWire),

  findProduct: async ({ query, site }) => {
    const id = 'sku' in query ? await findProductIdBySku(db, query.sku, site) : await findParentId(db, query.childId);
    const product = id === undefined ? undefined : await readCompleteProduct(db, id, site);
    return product ? productToWire(product) : noProduct();
  },

  getCompleteProduct: async ({ params, site }) => {
    const product = await readCompleteProduct(db, params.id, site);
    return product ? productToWire(product) : noProduct();
  },

  getProduct: async ({ params, site }) => {
    const product = (await readProducts(db, [params.id], site)).get(params.id);
    return product ? productToWire(product) : noProduct();
  },

  getProducts: async ({ query, site }) => {
    const products = await readProducts(db, query.ids, site);
    return query.ids.flatMap((id) => {
      const product = products.get(id);
      return product ? [productToWire(product)] : [];
    });
  },

  getPage: async ({ params }) => {
    const page = await readPage(db, params.id);
    return page ? pageToWire(page) : refuse('not_found', 'There is no such page');
  },

  getBlock: async ({ params }) => (await readBlock(db, params.name)) ?? refuse('not_found', 'There is no such block'),

  getHotDeals: async ({ site }) => {
    const [promoted, hundoProductIds] = await Promise.all([findPromotedProductIds(db), findHundoProductIds(db)]);
    const products = await readProducts(db, promoted, site);
    const nowMs = now().getTime();
    return {
      products: [...products.values()]
        .filter(({ attributes }) => isHotDealShown(promoStatus(attributes, nowMs)))
        .map(productToWire),
      hundoProductIds: [...hundoProductIds],
    };
  },
});
