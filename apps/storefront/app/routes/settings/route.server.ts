import { newsletterByListId } from '@ironcart/core';
import { saveNewsletters } from '@ironcart/shop-machines';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';

const head: PageHead = { title: 'Account settings', isPrivate: true };

/** What a customer has settled with the store: the newsletters of this site that they read. */
export const loader = async ({ context }: RouteArgs) => {
  const { email } = await requireCustomer(context);
  return { head, email, subscriptions: await context.api.newsletters.subscriptions() };
};

/** What became of a change: nothing is lost of what was chosen where it could not be saved. */
export interface SettingsAnswer {
  readonly outcome: 'saved' | 'notSaved';
  readonly wanted: readonly number[];
}

/** Changes the newsletters: `list` for each that is wanted, or `none` (S5-newsletter-01, S8-err-other-10). */
export const action = async ({ request, context }: RouteArgs): Promise<SettingsAnswer> => {
  const { _id: userId, email } = await requireCustomer(context);
  const { newsletters } = context.api;
  const form = await request.formData();
  const wanted = (form.has('none') ? [] : form.getAll('list').map(Number)).filter(
    (listId) => newsletterByListId(context.site, listId) !== undefined,
  );
  try {
    await saveNewsletters(await newsletters.subscriptions(), wanted, {
      subscribe: (listIds) => newsletters.subscribe({ userId, email, newsletters: listIds }),
      unsubscribe: (listIds) => newsletters.unsubscribe({ userId, email, newsletters: listIds }),
    });
    return { outcome: 'saved', wanted };
  } catch (thrown) {
    context.warn('The newsletters of a customer could not be saved', thrown);
    return { outcome: 'notSaved', wanted };
  }
};
