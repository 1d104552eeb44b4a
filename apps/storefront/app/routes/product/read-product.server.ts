import type { Category } from '@ironcart/core/content';
import type { Product } from '@ironcart/core/product';
import type { SiteCode, Sites } from '@ironcart/core/site';
import type { Breadcrumb } from '@ironcart/react-ui';
import { type PageBlocks, placeholderValuesOf } from '../../content/read-blocks.server.ts';
import { sanitizeContent } from '../../content/sanitize-content.ts';
import type { PageHead } from '../../head/page-head.ts';
import { createPriceViews } from '../../price/price-views.ts';
import { shownCustomOptions } from '../../product/custom-options.ts';
import { readTerms } from '../../product/delivery/read-terms.ts';
import { productPage } from '../../product/product-page.ts';
import { readChosenBefore } from '../../product/read-chosen-before.server.ts';
import { readFits } from '../../product/read-fits.server.ts';
import { readProductBlocks } from '../../product/read-product-blocks.server.ts';
import { type ProductReviewsData, readReviews } from '../../product/read-reviews.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import { breadcrumbsOf } from '../category/breadcrumbs.ts';

const pictureWidth = 768;

/** A ticket has no reviews before its event, and nobody is asked for one. */
const shownReviews = ({ attributes }: Product, reviews: ProductReviewsData | undefined) =>
  attributes.event_division_id !== undefined && reviews?.distribution.every((count) => count === 0)
    ? undefined
    : reviews;

const withoutMarkup = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const headOf = (product: Product, soldOn: readonly SiteCode[], sites: Sites): PageHead => ({
  title: product.name,
  description: withoutMarkup(product.shortDescription),
  canonicalPath: product.url,
  ...(soldOn.length < sites.all.length ? { onlyOn: soldOn } : {}),
  ...(product.thumbnail === ''
    ? {}
    : { image: `/img/w=${pictureWidth},f=webp/${product.thumbnail.replace(/^\/?(img\/)?/, '')}` }),
});

/** The longest breadcrumbs of a product; among equals those of its first category. */
const trailTo = (product: Product, categories: readonly Category[]): readonly Breadcrumb[] =>
  product.categoryIds
    .map((categoryId) => breadcrumbsOf(categoryId, categories))
    .reduce(
      (longest, trail) => (trail.length > longest.length ? trail : longest),
      breadcrumbsOf(undefined, categories),
    );

/** The CMS content below the product; its block sets have the same key in every page's data. */
const contentOf = (
  content: PageBlocks | undefined,
): { readonly content?: Omit<PageBlocks, 'blockSets'> } & Pick<PageBlocks, 'blockSets'> => {
  if (content === undefined || content.blocks.length === 0) return {};
  const { blockSets, ...shown } = content;
  return { content: shown, ...(blockSets === undefined ? {} : { blockSets }) };
};

/**
 * A product's page for the selection in its URL: prices, options, stock and pictures.
 * @param soldOn the sites with the page
 */
export const readProduct = async (context: RequestContext, productId: number, soldOn: readonly SiteCode[]) => {
  const { api, site } = context;
  const [product, categories, customer, earned, before, reviews] = await Promise.all([
    api.content.productComplete(productId),
    api.content.categories(),
    context.customer(),
    context.earned(),
    readChosenBefore(context, productId),
    readReviews(context, productId),
  ]);
  const readingContent = readProductBlocks(context, product);
  const setting = { site, now: context.now, groupId: customer?.groupId ?? 0, earned };
  const { productId: id, name, brand, url, rating } = product;
  return {
    head: headOf(product, soldOn, context.sites),
    product: {
      productId: id,
      name,
      brand,
      url,
      rating,
      customOptions: shownCustomOptions(product, createPriceViews(setting)),
    },
    summary: withoutMarkup(product.shortDescription),
    description: sanitizeContent(product.description, context, {
      attributes: placeholderValuesOf(product),
      warn: context.warn,
    }),
    breadcrumbs: [...trailTo(product, categories), { label: name, href: url }],
    shown: productPage(product, context.url.searchParams, setting),
    fits: await readFits(context, product, setting),
    terms: readTerms(context, product, customer),
    email: customer?.email,
    before,
    reviews: shownReviews(product, reviews),
    ...contentOf(await readingContent),
  };
};
