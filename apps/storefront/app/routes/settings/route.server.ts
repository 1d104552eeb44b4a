import { newsletterByListId } from '@ironcart/core/customer';
import { saveNewsletters } from '@ironcart/shop-machines';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { type ChangeEmailAnswer, changeEmail } from './change-email.ts';
import { type RemoveCardAnswer, readKeptCards, removeCard } from './kept-cards.ts';

const head: PageHead = { title: 'Account settings', isPrivate: true };

/**
 * What a customer has settled with the store: their e-mail address, the cards that are kept for them, and the newsletters
 * of this site that they read.
 */
export const loader = async ({ context }: RouteArgs) => {
  const { email } = await requireCustomer(context);
  const [subscriptions, cards] = await Promise.all([context.api.newsletters.subscriptions(), readKeptCards(context)]);
  return { head, email, subscriptions, cards };
};

/** What became of a change of newsletters: nothing is lost of what was chosen where it could not be saved. */
export interface NewslettersAnswer {
  readonly form: 'newsletters';
  readonly outcome: 'saved' | 'notSaved';
  readonly wanted: readonly number[];
}

/** Changes the newsletters: `list` for each that is wanted, or `none` (S5-newsletter-01, S8-err-other-10). */
const changeNewsletters = async (context: RouteArgs['context'], fields: FormData): Promise<NewslettersAnswer> => {
  const { _id: userId, email } = await requireCustomer(context);
  const { newsletters } = context.api;
  const form = 'newsletters';
  const wanted = (fields.has('none') ? [] : fields.getAll('list').map(Number)).filter(
    (listId) => newsletterByListId(context.site, listId) !== undefined,
  );
  try {
    await saveNewsletters(await newsletters.subscriptions(), wanted, {
      subscribe: (listIds) => newsletters.subscribe({ userId, email, newsletters: listIds }),
      unsubscribe: (listIds) => newsletters.unsubscribe({ userId, email, newsletters: listIds }),
    });
    return { form, outcome: 'saved', wanted };
  } catch (thrown) {
    context.warn('The newsletters of a customer could not be saved', thrown);
    return { form, outcome: 'notSaved', wanted };
  }
};

type SettingsAnswer = NewslettersAnswer | ChangeEmailAnswer | RemoveCardAnswer;

/** Changes the newsletters; with an `email` field asks for another e-mail address, with `removedCard` removes a card. */
export const action = async ({ request, context }: RouteArgs): Promise<SettingsAnswer> => {
  await requireCustomer(context);
  const fields = await request.formData();
  const removedCard = fields.get('removedCard');
  if (removedCard !== null) return removeCard(context, String(removedCard));
  return fields.has('email') ? changeEmail(context, fields) : changeNewsletters(context, fields);
};
