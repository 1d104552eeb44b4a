import { redirect } from 'react-router';
import { noticesPath } from '../../account/account-pages.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Back in stock', isPrivate: true };

/** The customer's back-in-stock notices (S2-account-17). */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const notices = await context.api.backInStock.list();
  const ids = notices.flatMap(({ productId, parentId }) => [productId, parentId ?? productId]);
  const products = new Map(
    (ids.length === 0 ? [] : await context.api.content.products(ids)).map((product) => [product.productId, product]),
  );
  return {
    head,
    notices: notices.map(({ _id, email, productId, parentId }) => ({
      id: _id,
      email,
      name: products.get(productId)?.name ?? 'No longer sold',
      url: products.get(parentId ?? productId)?.url,
    })),
  };
};

/** Deletes a notice. */
export const action = async ({ request, context }: RouteArgs): Promise<never> => {
  await requireCustomer(context);
  const form = await request.formData();
  await context.api.backInStock.remove(String(form.get('id') ?? ''));
  throw redirect(noticesPath);
};
