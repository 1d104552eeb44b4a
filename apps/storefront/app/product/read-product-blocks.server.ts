import type { Product } from '@ironcart/core/product';
import { type PageBlocks, readBlocks } from '../content/read-blocks.server.ts';
import type { RequestContext } from '../request-context/request-context.ts';

/**
 * The CMS content below a product: the page in its attribute `content_page`, without blocks for other SKUs (S2-cms-16)
 * and without a hero, because the product's name is the heading. A page that cannot be read logs a warning; the product
 * is shown without it.
 * @returns undefined if there is none
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
