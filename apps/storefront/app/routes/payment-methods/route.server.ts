import { data, redirect } from 'react-router';
import { paymentMethodsPath } from '../../account/account-pages.ts';
import { readPlaces } from '../../account/read-places.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { type AddCardAnswer, addCard, readCardFields } from './add-card.ts';
import { changeCard, isCardIntent, readKeptCards } from './kept-cards.ts';

const head: PageHead = { title: 'Payment methods', isPrivate: true };

/**
 * The customer's stored cards (S2-account-18). `?bill=` selects the card whose billing address is edited, `?add` opens
 * the form for a new card, which `?replaces=` an expired one; `?added` shows that a card was added.
 */
export const loader = async ({ context }: RouteArgs) => {
  const { searchParams } = context.url;
  const [{ addresses }, cards, cardFields] = await Promise.all([
    requireCustomer(context),
    readKeptCards(context),
    readCardFields(context),
  ]);
  const wanted = searchParams.get('bill');
  const billed = cards?.find(({ id }) => id === wanted);
  const replaced = cards?.find(({ id, isExpired }) => isExpired && id === searchParams.get('replaces'));
  return {
    head,
    cards,
    billed,
    billedTo: (billed ?? replaced)?.billingAddressId ?? addresses.find(({ isDefaultBilling }) => isDefaultBilling)?._id,
    addresses: addresses.map(({ _id, firstname, lastname, street, city }) => ({
      id: _id,
      text: [`${firstname} ${lastname}`, street[0], city].filter(Boolean).join(', '),
    })),
    canAdd: cardFields !== undefined,
    isAdded: searchParams.has('added'),
    adding:
      cardFields && searchParams.has('add') ? { ...cardFields, replaced, ...(await readPlaces(context)) } : undefined,
  };
};

/** Adds a card, removes one, makes it the default, or changes its billing address. */
export const action = async ({ request, context }: RouteArgs) => {
  const { email } = await requireCustomer(context);
  const form = await request.formData();
  const intent = String(form.get('intent'));
  if (intent === 'add') {
    const refused: AddCardAnswer | undefined = await addCard(context, form, email);
    if (refused) return { refused };
    throw redirect(`${paymentMethodsPath}?added`);
  }
  if (!isCardIntent(intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  return { outcome: await changeCard(context, intent, form) };
};
