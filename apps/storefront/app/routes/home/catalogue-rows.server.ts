import type { ContentBlock } from '@ironcart/core/content';
import type { RequestContext } from '../../request-context/request-context.ts';

/** Maximum number of category rows. */
const mostRows = 6;

/** Products per row: one line of the grid on a desktop, two on a phone. */
const productsPerRow = 4;

/** The first products of each category in the menu: the home page of a store without its own home page content. */
export const catalogueRows = async ({ api, url }: RequestContext): Promise<readonly ContentBlock[]> => {
  const categories = await api.content.categories();
  const main = categories.filter(({ inMenu, parentId }) => inMenu && parentId === undefined).slice(0, mostRows);
  const rows = await Promise.all(
    main.map(async ({ categoryId, name, url: href }): Promise<readonly ContentBlock[]> => {
      const { products } = await api.search.query({
        categoryId,
        page: 1,
        pageSize: productsPerRow,
        pageUri: url.pathname,
      });
      if (products.length === 0) return [];
      const productIds = products.map(({ productId }) => productId);
      return [{ name: 'ProductRow', props: { title: name, productIds, link: { label: `All ${name}`, href } } }];
    }),
  );
  return rows.flat();
};
