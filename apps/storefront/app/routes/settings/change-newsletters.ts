import { newsletterByListId } from '@ironcart/core/customer';
import { saveNewsletters } from '@ironcart/shop-machines';
import { requireCustomer } from '../../account/require-customer.ts';
import type { RouteArgs } from '../route-args.ts';

/** The result of a change of newsletters; the selection is kept after a failure. */
export interface NewslettersAnswer {
  readonly form: 'newsletters';
  readonly outcome: 'saved' | 'notSaved';
  readonly wanted: readonly number[];
}

/** Changes the newsletters: `list` for each selected one, or `none` (S5-newsletter-01, S8-err-other-10). */
export const changeNewsletters = async (
  context: RouteArgs['context'],
  fields: FormData,
): Promise<NewslettersAnswer> => {
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
