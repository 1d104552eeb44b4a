import { data } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { boughtCardViews } from './bought-card-views.ts';
import { type GiftCardsAnswer, giftCardChange } from './change-gift-cards.ts';

const head: PageHead = { title: 'Gift cards', isPrivate: true };

/** The customer's stored gift cards, and those that the customer bought. */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const { bought, own } = await context.api.giftCards.list();
  return { head, own, bought: await boughtCardViews(context, bought), now: context.now };
};

/** Looks up a card, stores or removes one, or uses one in checkout. */
export const action = async ({ request, context }: RouteArgs): Promise<GiftCardsAnswer> => {
  await requireCustomer(context);
  const form = await request.formData();
  const change = giftCardChange(String(form.get('intent')));
  if (change === undefined) throw data({ code: 'unknown_intent' }, { status: 400 });
  return change(context, form);
};
