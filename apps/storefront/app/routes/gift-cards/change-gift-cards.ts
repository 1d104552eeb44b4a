import { isApiError } from '@ironcart/api/client';
import { isBlank } from '@ironcart/core/forms';
import type { Money } from '@ironcart/core/money';
import type { GiftCardBalanceFormProps } from '@ironcart/react-ui';
import { payWithGiftCard } from '../../checkout/pay-with-gift-card.server.ts';
import { formRefusal } from '../../data/form-refusal.ts';
import type { RouteArgs } from '../route-args.ts';

type Context = RouteArgs['context'];

/** The result of a form on the page; using a card in checkout redirects there instead. */
export type GiftCardsAnswer =
  | { readonly kind: 'found'; readonly code: string; readonly ending: string; readonly balance: Money }
  /** The input field keeps its value; `code` is the error's code. */
  | { readonly kind: 'refused'; readonly typed: string; readonly errors: GiftCardBalanceFormProps['errors'] }
  | { readonly kind: 'kept' | 'removed' | 'gone' | 'emptyCart' };

const lastFour = 4;

const missing = 'Please enter the code of your gift card.';

const refusalOf = (thrown: unknown, typed: string, { site }: Context): GiftCardsAnswer => {
  const unknown = `There is no gift card in ${site.currency} with this code.`;
  const { code, message } = formRefusal<'giftCard.keepCard'>(thrown, {
    giftcard_not_exist: unknown,
    // Only the code is sent, so the request was refused because the text cannot be a code, for example a card number.
    invalid_request: unknown,
    card_number_refused: unknown,
    too_many_cards: 'Your account keeps as many gift cards as it can. Remove one first.',
  });
  return { kind: 'refused', typed, errors: { [code === 'too_many_requests' ? 'form' : 'code']: message } };
};

const typedIn = (form: FormData): string => String(form.get('code') ?? '');

/** Looks up the balance of the card with the typed code. */
const check = async (context: Context, form: FormData): Promise<GiftCardsAnswer> => {
  const typed = typedIn(form);
  if (isBlank(typed)) return { kind: 'refused', typed, errors: { code: missing } };
  try {
    const { code, balance } = await context.api.checkout.giftCard(typed);
    return { kind: 'found', code, balance, ending: code.slice(-lastFour) };
  } catch (thrown) {
    return refusalOf(thrown, typed, context);
  }
};

const keep = async (context: Context, form: FormData): Promise<GiftCardsAnswer> => {
  const typed = typedIn(form);
  if (isBlank(typed)) return { kind: 'refused', typed, errors: { code: missing } };
  try {
    await context.api.giftCards.keep(typed);
    return { kind: 'kept' };
  } catch (thrown) {
    return refusalOf(thrown, typed, context);
  }
};

const isGone = (thrown: unknown): boolean => isApiError(thrown, 'not_found');

/** Removes a stored card; a missing one counts as removed, because a button may be pressed twice. */
const remove = async ({ api }: Context, form: FormData): Promise<GiftCardsAnswer> => {
  try {
    await api.giftCards.forget(String(form.get('cardId') ?? ''));
  } catch (thrown) {
    if (!isGone(thrown)) throw thrown;
  }
  return { kind: 'removed' };
};

/** The code of one of the customer's own cards, or the typed one; undefined if the card no longer exists. */
const codeIn = async ({ api }: Context, form: FormData): Promise<string | undefined> => {
  const cardId = form.get('cardId');
  if (cardId === null) return typedIn(form);
  try {
    return await api.giftCards.codeOf(String(cardId));
  } catch (thrown) {
    if (isGone(thrown)) return undefined;
    throw thrown;
  }
};

const use = async (context: Context, form: FormData): Promise<GiftCardsAnswer> => {
  const code = await codeIn(context, form);
  if (code === undefined) return { kind: 'gone' };
  return isBlank(code)
    ? { kind: 'refused', typed: code, errors: { code: missing } }
    : { kind: await payWithGiftCard(context, code) };
};

const changes = { check, keep, remove, use };

const isIntent = (intent: string): intent is keyof typeof changes => Object.hasOwn(changes, intent);

/** The change for a form's `intent`; undefined for an unknown one. */
export const giftCardChange = (
  intent: string,
): ((context: Context, form: FormData) => Promise<GiftCardsAnswer>) | undefined =>
  isIntent(intent) ? changes[intent] : undefined;
