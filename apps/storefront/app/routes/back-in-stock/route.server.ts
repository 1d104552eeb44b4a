import { isApiError } from '@ironcart/api/client';
import { firstMessages, forgotPasswordFields, validateFields } from '@ironcart/core/forms';
import { redirect } from 'react-router';
import { formRefusal, type RefusalMessages } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import { backInStockUrl, productAskedAbout } from '../../product/back-in-stock.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Hear when it is back', isPrivate: true };

const productInUrl = ({ url }: RequestContext) => {
  const asked = productAskedAbout(url.searchParams);
  if (asked === undefined) throw redirect('/');
  return asked;
};

/** The product of the notice; redirects to the home page without one. */
export const loader = async ({ context }: RouteArgs) => {
  const { productId, parentId } = productInUrl(context);
  const { api } = context;
  try {
    const [product, page, customer] = await Promise.all([
      api.content.product(productId),
      api.content.product(parentId ?? productId),
      context.customer(),
    ]);
    return {
      head,
      name: product.name,
      productUrl: page.url,
      formUrl: backInStockUrl(productId, parentId ?? productId),
      email: customer?.email,
    };
  } catch (thrown) {
    if (isApiError(thrown, 'not_found')) throw redirect('/');
    throw thrown;
  }
};

/** The result of requesting a notice: the confirmed address, or errors. */
export type BackInStockAnswer =
  | { readonly ok: true; readonly email: string }
  | { readonly ok: false; readonly email: string; readonly message: string };

const messages: RefusalMessages<'bin.addBin'> = {
  product_not_found: 'This product is no longer sold.',
  validation_error_already_subscribed: 'You hear of it already.',
};

/** Creates a notice; an existing one counts as a success. */
export const action = async ({ request, context }: RouteArgs): Promise<BackInStockAnswer> => {
  const { productId, parentId } = productInUrl(context);
  const form = await request.formData();
  const email = String(form.get('email') ?? '').trim();
  const { email: message } = firstMessages(validateFields(forgotPasswordFields, { email }));
  if (message !== undefined) return { ok: false, email, message };
  try {
    await context.api.backInStock.subscribe({ productId, parentId, email });
  } catch (thrown) {
    const { message } = formRefusal<'bin.addBin'>(thrown, messages);
    return { ok: false, email, message };
  }
  return { ok: true, email };
};
