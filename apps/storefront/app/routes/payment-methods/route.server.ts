import { data } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { changeCard, isCardIntent, readKeptCards } from './kept-cards.ts';

const head: PageHead = { title: 'Payment methods', isPrivate: true };

/** The customer's stored cards (S2-account-18); `?bill=` selects the card whose billing address is edited. */
export const loader = async ({ context }: RouteArgs) => {
  const { addresses } = await requireCustomer(context);
  const cards = await readKeptCards(context);
  const wanted = context.url.searchParams.get('bill');
  const billed = cards?.find(({ id }) => id === wanted);
  return {
    head,
    cards,
    billed,
    billedTo: billed?.billingAddressId ?? addresses.find(({ isDefaultBilling }) => isDefaultBilling)?._id,
    addresses: addresses.map(({ _id, firstname, lastname, street, city }) => ({
      id: _id,
      text: [`${firstname} ${lastname}`, street[0], city].filter(Boolean).join(', '),
    })),
  };
};

/** Removes a card, makes it the default, or changes its billing address. */
export const action = async ({ request, context }: RouteArgs) => {
  await requireCustomer(context);
  const form = await request.formData();
  const intent = String(form.get('intent'));
  if (!isCardIntent(intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  return { outcome: await changeCard(context, intent, form) };
};
