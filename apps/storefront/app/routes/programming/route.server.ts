import { cardName } from '@ironcart/core/payment';
import { shownProgramDelivery } from '@ironcart/core/product-page';
import { data } from 'react-router';
import { picturesOf } from '../../account/product-pictures.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { createPriceViews } from '../../price/price-views.ts';
import type { RouteArgs } from '../route-args.ts';
import { changeProgram, isProgramIntent, type ProgrammingAnswer } from './change-program.ts';
import { programStateOf } from './program-state.ts';

const programmingPath = '/account/programming';

type Context = RouteArgs['context'];
type Program = Awaited<ReturnType<Context['api']['programs']['list']>>[number];

/** The card that a subscription is charged to, or that paid for a program; undefined if unknown. */
const paidWith = async ({ api, warn }: Context, { chargedCard, orderId }: Program): Promise<string | undefined> => {
  if (chargedCard) return cardName(chargedCard);
  if (chargedCard === null) return undefined;
  try {
    const { cardBrand: brand, cardLast4: last4 } = (await api.checkout.order(orderId)).payment;
    return brand === undefined || last4 === undefined ? undefined : cardName({ brand, last4 });
  } catch (thrown) {
    warn('The order of a program could not be read', thrown);
    return undefined;
  }
};

/** The customer's stored cards for an active subscription; undefined if they cannot be read. */
const readCards = async ({ api, warn }: Context, { nextPayment }: Program) => {
  if (nextPayment === undefined) return undefined;
  try {
    return (await api.creditCards.list()).flatMap((card) =>
      card.isExpired ? [] : [{ id: card.id, name: cardName(card) }],
    );
  } catch (thrown) {
    warn('The cards for a subscription could not be read', thrown);
    return undefined;
  }
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
  /** Including VAT if the site shows prices with it; for a program that is no longer sold, the price paid. */
  const shownPriceOf = ({ productId, price, nextPayment, currency }: Program) => {
    const amount = nextPayment?.price ?? price;
    const product = currency === context.site.currency ? sold.get(productId) : undefined;
    return product === undefined ? { amount } : prices.ofAmount(amount, product);
  };
  const isOne = params.id !== undefined && only !== undefined;
  return {
    head,
    title,
    path: isOne ? `${programmingPath}/${params.id}` : programmingPath,
    isOne,
    programs: programs.map((program) => ({
      ...program,
      delivery: program.delivery === undefined ? undefined : shownProgramDelivery(program.delivery, context.device),
      shown: shownPriceOf(program),
      state: programStateOf(program, context.now),
    })),
    pictures: picturesOf(sold.values()),
    productUrls: Object.fromEntries([...sold.values()].map(({ productId, url }) => [productId, url])),
    paidWith: isOne ? await paidWith(context, only) : undefined,
    cards: isOne ? await readCards(context, only) : undefined,
    showsVat: context.site.showsTaxExclusivePrice,
  };
};

/** Cancels or resumes the subscription of a program, or changes its card. */
export const action = async ({ request, context }: RouteArgs): Promise<ProgrammingAnswer> => {
  await requireCustomer(context);
  const form = await request.formData();
  const intent = String(form.get('intent'));
  if (!isProgramIntent(intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  return changeProgram(context, intent, form);
};
