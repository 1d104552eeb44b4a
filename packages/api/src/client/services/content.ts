import type { ContentPage } from '@ironcart/core/content';
import type { Product } from '@ironcart/core/product';
import {
  categoryFromWire,
  type MenuCategory,
  type PagePreview,
  pageFromWire,
  previewFromWire,
} from '../../codec/content.ts';
import { productFromWire } from '../../codec/product.ts';
import { contentCalls } from '../../contract/content.ts';
import { MAX_PRODUCT_IDS } from '../../contract/product-ids.ts';
import { chunksOf } from '../chunks-of.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** The catalogue, pages and hot deals. */
export const createContentService = (send: Send) => ({
  category: async (id: number, options: CallOptions = {}): Promise<MenuCategory> =>
    categoryFromWire(await send(contentCalls.getCategory, { ...options, params: { id } })),
  /** Every category, parents before their children. */
  categories: async (options: CallOptions = {}): Promise<readonly MenuCategory[]> =>
    (await send(contentCalls.getCategories, options)).map(categoryFromWire),
  /** @throws ApiError `not_found` */
  product: async (id: number, options: CallOptions = {}): Promise<Product> =>
    productFromWire(await send(contentCalls.getProduct, { ...options, params: { id } })),
  /** @throws ApiError `not_found` */
  productBySku: async (sku: string, options: CallOptions = {}): Promise<Product> =>
    productFromWire(await send(contentCalls.findProduct, { ...options, query: { sku } })),
  /** The parent of a child product. @throws ApiError `not_found` */
  productByChild: async (childId: number, options: CallOptions = {}): Promise<Product> =>
    productFromWire(await send(contentCalls.findProduct, { ...options, query: { childId } })),
  /** The product with its children, as for a product page. @throws ApiError `not_found` */
  productComplete: async (id: number, options: CallOptions = {}): Promise<Product> =>
    productFromWire(await send(contentCalls.getCompleteProduct, { ...options, params: { id } })),
  /** The products that exist, in the order of the ids; any number of ids. */
  products: async (ids: readonly number[], options: CallOptions = {}): Promise<readonly Product[]> => {
    const answers = await Promise.all(
      chunksOf([...new Set(ids)], MAX_PRODUCT_IDS).map((chunk) =>
        send(contentCalls.getProducts, { ...options, query: { ids: chunk.join(',') } }),
      ),
    );
    return answers.flat().map(productFromWire);
  },
  /** @throws ApiError `not_found` */
  page: async (identifierOrId: string | number, options: CallOptions = {}): Promise<ContentPage> =>
    pageFromWire(await send(contentCalls.getPage, { ...options, params: { id: String(identifierOrId) } })),
  /** An unpublished page, by its signed preview link. @throws ApiError `not_found` for an invalid or expired link */
  preview: async (id: string, key: string, options: CallOptions = {}): Promise<PagePreview> =>
    previewFromWire(await send(contentCalls.getPreview, { ...options, params: { id }, query: { key } })),
  /**
   * A block of HTML, which the caller must sanitise; an inactive block must not be shown. @throws ApiError `not_found`
   */
  block: async (
    name: string,
    options: CallOptions = {},
  ): Promise<{ readonly active: boolean; readonly content: string }> =>
    send(contentCalls.getBlock, { ...options, params: { name } }),
  hotDeals: async (
    options: CallOptions = {},
  ): Promise<{ readonly products: readonly Product[]; readonly hundoProductIds: readonly number[] }> => {
    const { products, hundoProductIds } = await send(contentCalls.getHotDeals, options);
    return { products: products.map(productFromWire), hundoProductIds };
  },
});
