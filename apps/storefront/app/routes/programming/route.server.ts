import { shownProgramDelivery } from '@ironcart/core/product-page';
import { data } from 'react-router';
import { readProductUrls } from '../../account/ordered-products.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import { formRefusal } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const programmingPath = '/account/programming';

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
    path: params.id === undefined ? programmingPath : `${programmingPath}/${params.id}`,
    isOne: params.id !== undefined,
    programs: programs.map((program) => ({
      ...program,
      delivery: shownProgramDelivery(program.delivery, context.device),
    })),
    productUrls: await readProductUrls(context, { items: programs }),
  };
};

/** The cancelled subscription, or why it was not cancelled. */
export interface ProgrammingAnswer {
  readonly cancelled?: { readonly name: string };
  readonly error?: string;
}

/** Cancels the subscription of a program. */
export const action = async ({ request, context }: RouteArgs): Promise<ProgrammingAnswer> => {
  await requireCustomer(context);
  const form = await request.formData();
  if (form.get('intent') !== 'cancel') throw data({ code: 'unknown_intent' }, { status: 400 });
  try {
    const { name } = await context.api.programs.cancel(Number(form.get('productId')));
    return { cancelled: { name } };
  } catch (thrown) {
    return {
      error: formRefusal<'programming.cancelProgram'>(thrown, {
        no_subscription: 'This program was paid once: there is nothing to cancel.',
      }).message,
    };
  }
};
