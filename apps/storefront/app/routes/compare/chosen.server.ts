import { type Product, soldChildrenOf } from '@ironcart/core/product';
import { withBothUnits } from '@ironcart/core/product-page';
import type { Site } from '@ironcart/core/site';
import type { ComparedProduct } from '@ironcart/react-ui';
import { redirect } from 'react-router';
import {
  comparedCookieText,
  comparedHref,
  comparedIn,
  mostCompared,
  readCompared,
} from '../../compare/compared-products.ts';
import type { PageHead } from '../../head/page-head.ts';
import { cardOfProduct } from '../../listing/product-card.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

const head: PageHead = { title: 'Compare', isPrivate: true };

const specsOf = (product: Product, { weightUnit }: Pick<Site, 'weightUnit'>): ComparedProduct['specs'] => {
  const own = product.gearSpecs.length > 0 ? product.gearSpecs : (soldChildrenOf(product)[0]?.gearSpecs ?? []);
  return own.map(({ label, value }) => ({ label, value: withBothUnits(value, weightUnit, label) }));
};

/** The ids of a shared link, otherwise the shopper's selection. */
const chosenIn = ({ url, cookieText }: RequestContext): readonly number[] => {
  const named = comparedIn(url.searchParams.get('ids'));
  return named.length > 0 ? named : readCompared(cookieText);
};

/**
 * The ids of the products in an address such as `/compare/club-bar/meet-bar`; undefined if a segment is no product, or
 * if they are too few or too many.
 */
export const readNamed = async ({ api }: RequestContext, name: string): Promise<readonly number[] | undefined> => {
  const segments = [...new Set(name.split('/'))];
  if (segments.length < 2 || segments.length > mostCompared) return undefined;
  const routes = await Promise.all(segments.map((segment) => api.routes.resolve(`/${encodeURIComponent(segment)}`)));
  const ids = routes.flatMap((route) => (route.kind === 'product' ? [route.productId] : []));
  return ids.length === segments.length ? ids : undefined;
};

/** The products to compare: of a URL, a shared link, or the shopper's selection. */
export const readChosen = async (context: RequestContext, ids: readonly number[] = chosenIn(context)) => {
  const { api, site, now, url } = context;
  const [products, customer] = await Promise.all([
    ids.length === 0 ? [] : api.content.products(ids),
    context.customer(),
  ]);
  const prices = createPriceViews({ site, now, groupId: customer?.groupId ?? 0 });
  return {
    head,
    isFull: url.searchParams.has('full'),
    products: products.map((product) => ({ ...cardOfProduct(product, prices), specs: specsOf(product, site) })),
  };
};

/** Adds a product to the comparison or removes one, and redirects to the comparison. */
export const changeChosen = (context: RequestContext, form: FormData): never => {
  const chosen = readCompared(context.cookieText);
  const [productId] = comparedIn(String(form.get('productId') ?? ''));
  const isAway = form.get('intent') === 'remove';
  // A shared link compares products that are not stored.
  const shown = form.has('shown') ? comparedIn(String(form.get('shown'))) : chosen;
  const isFull = !isAway && productId !== undefined && !shown.includes(productId) && shown.length >= mostCompared;
  const others = shown.filter((id) => id !== productId);
  const next = productId === undefined || isFull ? shown : isAway ? others : [...others, productId];
  context.setCookie(comparedCookieText(next, context));
  throw redirect(`${comparedHref(next)}${isFull ? '&full=1' : ''}`, { status: 303 });
};
