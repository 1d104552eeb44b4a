import type { Product } from '@ironcart/core';
import { sanitizeContent } from '../../content/sanitize-content.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import { breadcrumbsOf } from '../category/breadcrumbs.ts';

const pictureWidth = 768;

const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const headOf = (product: Product): PageHead => ({
  title: product.name,
  description: withoutMarkup(product.shortDescription),
  canonicalPath: product.url,
  image: `/img/w=${pictureWidth},f=webp/${product.thumbnail.replace(/^\/?(img\/)?/, '')}`,
});

/** The category that a product is deepest in. */
const mainCategoryOf = (product: Product): number | undefined => product.categoryIds.at(-1);

/** A product with everything that its page prices and shows: children of every type, options, stock. */
export const readProduct = async (context: RequestContext, productId: number) => {
  const { api, site } = context;
  const [product, categories, customer] = await Promise.all([
    api.content.productComplete(productId),
    api.content.categories(),
    context.customer(),
  ]);
  return {
    head: headOf(product),
    product: {
      ...product,
      description: sanitizeContent(product.description, site.basePath),
      shortDescription: withoutMarkup(product.shortDescription),
      children: product.children.map((child) => ({ ...child, description: '', shortDescription: '' })),
    },
    breadcrumbs: [
      ...breadcrumbsOf(mainCategoryOf(product), categories),
      { label: product.name, href: product.url },
    ],
    groupId: customer?.groupId ?? 0,
    now: context.now,
  };
};
