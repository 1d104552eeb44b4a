import { productIdsOf } from '@ironcart/react-ui';
import { sanitizeBlocks } from '../../content/sanitize-blocks.ts';
import type { PageHead } from '../../head/page-head.ts';
import { createPriceViews } from '../../price/price-views.ts';
import { cardOfProduct } from '../../product/product-card.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** A content page with its blocks made safe and the products that they show. */
export const readPage = async (context: RequestContext, identifierOrId: string | number) => {
  const { api, site, now } = context;
  const [page, customer] = await Promise.all([api.content.page(identifierOrId), context.customer()]);
  const ids = productIdsOf(page.blocks);
  const products = ids.length === 0 ? [] : await api.content.products(ids);
  const prices = createPriceViews({ site, now, groupId: customer?.groupId ?? 0 });
  const head: PageHead = { title: page.title, description: page.description, canonicalPath: page.url };
  return {
    head,
    page: { title: page.title, identifier: page.identifier, blocks: sanitizeBlocks(page.blocks, site.basePath) },
    cards: products.map((product) => cardOfProduct(product, prices)),
  };
};
