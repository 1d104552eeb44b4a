import { isBlank } from '@ironcart/core/forms';
import { currentCart, currentList, type ShoppingList } from '@ironcart/core/list';
import { cartPath } from '@ironcart/react-ui/cart';
import { data, redirect } from 'react-router';
import { quotingPath } from '../../account/account-pages.ts';
import { requireCustomer } from '../../account/require-customer.ts';
import { type CartAnswer, orRefusal } from '../../cart/cart-answer.ts';
import type { PageHead } from '../../head/page-head.ts';
import { readKeptLines } from '../../lists/read-kept-lines.server.ts';
import type { RequestContext } from '../../request-context/request-context.ts';
import type { RouteArgs } from '../route-args.ts';

/** Query parameter of the page after a quote was requested. */
const asked = 'asked';

const head: PageHead = { title: 'Custom quoting', isPrivate: true };

/** Maximum length of a request's note. */
const longestNote = 2_000;

/** The lists for which a quote can be requested. */
const readQuotableLists = async ({ api }: RequestContext) => {
  const all = await api.lists.active();
  const named: readonly (readonly [label: string, list: ShoppingList | undefined])[] = [
    ['Cart', currentCart(all)],
    ['Wishlist', currentList(all, 'wishlist')],
  ];
  return named.flatMap(([label, list]) => (list && list.items.length > 0 ? [{ value: list._id, label }] : []));
};

/** The customer's quotes, and the request form (S2-account-11). */
export const loader = async ({ context }: RouteArgs) => {
  await requireCustomer(context);
  const quotes = await context.api.lists.quotes();
  return {
    head,
    isAsked: context.url.searchParams.has(asked),
    lists: await readQuotableLists(context),
    quotes: await Promise.all(
      quotes.map(async (quote) => ({
        id: quote._id,
        note: quote.note,
        requestedAt: quote.requestedAt,
        validUntil: quote.validUntil,
        state:
          quote.acceptedAt !== undefined
            ? ('accepted' as const)
            : quote.validUntil === undefined
              ? ('waiting' as const)
              : Date.parse(quote.validUntil) <= context.now
                ? ('expired' as const)
                : ('open' as const),
        lines: await readKeptLines(context, quote),
      })),
    ),
  };
};

const request = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  const note = String(form.get('note') ?? '').trim();
  if (isBlank(note) || note.length > longestNote) {
    return { ok: false, code: 'note', message: `Say what you need it for, in at most ${longestNote} characters.` };
  }
  const listId = String(form.get('listId') ?? '');
  if (!(await readQuotableLists(context)).some(({ value }) => value === listId)) {
    return { ok: false, code: 'list_empty', message: 'Choose a list with something on it.' };
  }
  await context.api.lists.requestQuote(listId, note);
  return { ok: true, added: false };
};

const accept = async (context: RequestContext, form: FormData): Promise<CartAnswer> => {
  await context.api.lists.acceptQuote(String(form.get('quoteId') ?? ''));
  return { ok: true, added: true };
};

const changes = { request, accept } as const;

/** Requests a quote, or adds a priced quote to the cart. */
export const action = async ({ request: posted, context }: RouteArgs): Promise<CartAnswer> => {
  await requireCustomer(context);
  const form = await posted.formData();
  const intent = String(form.get('intent') ?? '');
  if (!Object.hasOwn(changes, intent)) throw data({ code: 'unknown_intent' }, { status: 400 });
  const answer = await orRefusal(() => changes[intent as keyof typeof changes](context, form));
  if (!answer.ok) return answer;
  throw redirect(answer.added ? cartPath : `${quotingPath}?${asked}`);
};
