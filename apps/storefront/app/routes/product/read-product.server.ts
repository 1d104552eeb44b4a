import type { Product } from '@ironcart/core';
import { sanitizeContent } from '../../content/sanitize-content.ts';
import type { PageHead } from '../../head/page-head.ts';
import { productPage } from '../../product/product-page.ts';
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

/** A product's page for the choice in its address: priced, with its options, stock and pictures. */
export const readProduct = async (context: RequestContext, productId: number) => {
  const { api, site } = context;
  const [product, categories, customer] = await Promise.all([
    api.content.productComplete(productId),
    api.content.categories(),
    context.customer(),
  ]);
  const { productId: id, name, type, url, rating, axes, bundleOptions, customOptions, giftcardData } = product;
  return {
    head: headOf(product),
    product: { productId: id, name, type, url, rating, axes, bundleOptions, customOptions, giftcardData },
    summary: withoutMarkup(product.shortDescription),
    description: sanitizeContent(product.description, site.basePath),
    breadcrumbs: [...breadcrumbsOf(mainCategoryOf(product), categories), { label: name, href: url }],
    shown: productPage(product, context.url.searchParams, {
      site,
      now: context.now,
      groupId: customer?.groupId ?? 0,
    }),
  };
};
