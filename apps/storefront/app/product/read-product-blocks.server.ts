import type { Product } from '@ironcart/core/product';
import { type PageBlocks, readBlocks } from '../content/read-blocks.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * What the CMS says below a product: the page that its attribute `content_page` names, of which the blocks for other
 * SKUs are left out (S2-cms-16), and its hero: the product is the page's heading. A page that cannot be had is a warning; the product is sold without it.
 * @returns undefined where there is none
 */
export const readProductBlocks = async (
  context: RequestContext,
  { attributes, sku }: Pick<Product, 'attributes' | 'sku'>,
): Promise<PageBlocks | undefined> => {
  const { content_page: identifier } = attributes;
  if (typeof identifier !== 'string' || identifier === '') return undefined;
  try {
    const { blocks } = await context.api.content.page(identifier);
    return await readBlocks(
      context,
      blocks.filter(({ name }) => name !== 'Hero'),
      sku,
    );
  } catch (thrown) {
    context.warn(`The content ${identifier} of ${sku} could not be loaded`, thrown);
    return undefined;
  }
};
