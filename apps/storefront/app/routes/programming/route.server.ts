import { cardName } from '@ironcart/core/payment';
import { paidUntil, shownProgramDelivery } from '@ironcart/core/product-page';
import { data } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import { formRefusal } from '../../data/form-refusal.ts';
import type { PageHead } from '../../head/page-head.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RouteArgs } from '../route-args.ts';

const programmingPath = '/account/programming';

type Context = RouteArgs['context'];
type Program = Awaited<ReturnType<Context['api']['programs']['list']>>[number];

/** What paid for a program, as in 'Visa ending 0001'; undefined if its order does not say it. */
const paidWith = async ({ api, warn }: Context, { orderId }: Program): Promise<string | undefined> => {
  try {
    const { cardBrand: brand, cardLast4: last4 } = (await api.checkout.order(orderId)).payment;
    return brand === undefined || last4 === undefined ? undefined : cardName({ brand, last4 });
  } catch (thrown) {
    warn('The order of a program could not be read', thrown);
    return undefined;
  }
};

/** The end of the interval that is running; undefined for a program that is paid once or cancelled. */
const paidUntilOf = ({ boughtAt, subscriptionInterval, cancelledAt }: Program, now: number): string | undefined => {
  if (subscriptionInterval === undefined || cancelledAt !== undefined) return undefined;
  const end = paidUntil(Date.parse(boughtAt), subscriptionInterval, now);
  return end > now ? new Date(end).toISOString() : undefined;
};

/** The customer's training programs; with an id, one of them by its product (S2-account-05, -06). */
export const loader = async ({ params, context }: RouteArgs) => {
  await requireCustomer(context);
  const all = await context.api.programs.list();
  const programs = params.id === undefined ? all : all.filter(({ productId }) => String(productId) === params.id);
  const [only] = programs;
  if (params.id !== undefined && only === undefined) throw data({ code: 'not_found' }, { status: 404 });
  const title = params.id === undefined || only === undefined ? 'Your programming' : only.name;
  const head: PageHead = { title, isPrivate: true };
  const sold = new Map(
    (await context.api.content.products(programs.map(({ productId }) => productId))).map((product) => [
      product.productId,
      product,
    ]),
  );
  const prices = createPriceViews({ site: context.site, now: context.now, groupId: 0 });
  /** With VAT where the site shows prices with it; of a program that is no longer sold, as it was paid. */
  const shownPriceOf = ({ productId, price, currency }: Program) => {
    const product = currency === context.site.currency ? sold.get(productId) : undefined;
    return product === undefined ? { amount: price } : prices.ofAmount(price, product);
  };
  return {
    head,
    title,
    path: params.id === undefined ? programmingPath : `${programmingPath}/${params.id}`,
    isOne: params.id !== undefined,
    programs: programs.map((program) => ({
      ...program,
      delivery: shownProgramDelivery(program.delivery, context.device),
      shown: shownPriceOf(program),
      paidUntil: paidUntilOf(program, context.now),
    })),
    productUrls: Object.fromEntries([...sold.values()].map(({ productId, url }) => [productId, url])),
    paidWith: params.id === undefined || only === undefined ? undefined : await paidWith(context, only),
    showsVat: context.site.showsTaxExclusivePrice,
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
