import { isApiError } from '@ironcart/api/client';
import { safeReturnPath } from '@ironcart/core/routing';
import { data, redirect } from 'react-router';
import { readPictures } from '../../account/product-pictures.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { changes, isReviewIntent } from './change-reviews.ts';

/** The product in the URL, to be reviewed; undefined if there is none. */
const readProduct = async ({ api, url }: RouteArgs['context']) => {
  const productId = url.searchParams.get('product') ?? '';
  if (!/^[1-9]\d{0,8}$/.test(productId)) return undefined;
  try {
    const { name, url: path } = await api.content.productComplete(Number(productId));
    return { productId, name, path };
  } catch (thrown) {
    if (!isApiError(thrown, 'not_found')) throw thrown;
    return undefined;
  }
};

/** The products that the page lists. */
const productIdsOf = ({ reviews, reviewable }: Awaited<ReturnType<RouteArgs['context']['api']['reviews']['own']>>) =>
  [...reviewable, ...reviews].map(({ productId }) => productId);

/** A customer's reviews and reviewable products (S2-account-09); `?product=` opens the form for one. */
export const loader = async ({ context }: RouteArgs) => {
  const { firstname, lastname } = await requireCustomer(context);
  const [product, own] = await Promise.all([readProduct(context), context.api.reviews.own()]);
  const head: PageHead = { title: product === undefined ? 'Your reviews' : 'Write a review', isPrivate: true };
  return {
    head,
    ...own,
    product,
    // The form for a single product lists no other products.
    pictures: product === undefined ? await readPictures(context, productIdsOf(own)) : {},
    author: [firstname, lastname.slice(0, 1)].filter(Boolean).join(' '),
    isSent: context.url.searchParams.has('sent'),
  };
};

/** Writes or removes a review, or counts a vote from a product page, to which a guest returns after logging in. */
export const action = async ({ request, context }: RouteArgs) => {
  const form = await request.formData();
  const intent = String(form.get('intent'));
  if (!isReviewIntent(intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  if (intent === 'helpful' && (await context.customer()) === undefined) {
    const back = safeReturnPath(String(form.get('back') ?? ''), '/');
    throw redirect(`/login?redirect=${encodeURIComponent(back)}`);
  }
  await requireCustomer(context);
  return changes[intent](context, form);
};
