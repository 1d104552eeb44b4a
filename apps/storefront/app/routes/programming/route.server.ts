import { shownProgramDelivery } from '@ironcart/core/product-page';
import { data } from 'react-router';
import { readProductUrls } from '../../account/ordered-products.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

/** The customer's training programs; with an id, one of them by its product (S2-account-05, -06). */
export const loader = async ({ params, context }: RouteArgs) => {
  await requireCustomer(context);
  const all = await context.api.programs.list();
  const programs = params.id === undefined ? all : all.filter(({ productId }) => String(productId) === params.id);
  const [only] = programs;
  if (params.id !== undefined && only === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const title = params.id === undefined || only === undefined ? 'Your programming' : only.name;
  const head: PageHead = { title, isPrivate: true };
  return {
    head,
    title,
    isOne: params.id !== undefined,
    programs: programs.map((program) => ({
      ...program,
      delivery: shownProgramDelivery(program.delivery, context.device),
    })),
    productUrls: await readProductUrls(context, { items: programs }),
  };
};
