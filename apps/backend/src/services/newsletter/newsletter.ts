import type { Contract } from '@ironcart/api/contract';
import { newsletterByListId } from '@ironcart/core/customer';
import { isRefusal, refuse, refuseUnknownSite } from '../../http/refusal.ts';
import type { CallRequest, ServiceHandlers } from '../../http/request-context.ts';
import { requireCustomer } from '../customer/require-customer.ts';
import type { ServiceContext } from '../service-context.ts';
import { submitForm } from './form.transactor.ts';
import { addSubscriptions, readEmail, readSubscriptions, removeSubscriptions } from './newsletter.transactor.ts';

const nobody = () => refuse('not_found', 'There is no such customer');

type Change = Pick<CallRequest<Contract['newsletter']['subscribe']>, 'body' | 'session'>;

/** svc_ssr: newsletters, and the forms of content pages. */
export const createNewsletterService = (context: ServiceContext): ServiceHandlers<'newsletter'> => {
  const { db, now, sites } = context;

  /** These calls contain no site; a list's id identifies its site. */
  const areLists = (listIds: readonly number[]): boolean =>
    listIds.every((listId) => sites.all.some((site) => newsletterByListId(site, listId) !== undefined));

  /** The e-mail address of a change; undefined if the session may not change it, or a refusal. */
  const readerOf = async ({ body, session }: Change) => {
    const customerId = await requireCustomer(session);
    if (isRefusal(customerId)) return customerId;
    if (body.userId !== customerId) return nobody();
    const email = await readEmail(db, customerId);
    const isOwn = email === body.email.toLowerCase();
    return isOwn && areLists(body.newsletters) ? email : undefined;
  };

  return {
    subscribe: async (request) => {
      const email = await readerOf(request);
      if (isRefusal(email)) return email;
      if (email === undefined) return { success: false };
      await addSubscriptions(db, { email, listIds: request.body.newsletters, at: now() });
      return { success: true };
    },

    unsubscribe: async (request) => {
      const email = await readerOf(request);
      if (isRefusal(email)) return email;
      if (email === undefined) return { success: false };
      await removeSubscriptions(db, { email, listIds: request.body.newsletters });
      return { success: true };
    },

    getSubscriptions: async ({ params, session }) => {
      const customerId = await requireCustomer(session);
      if (isRefusal(customerId)) return customerId;
      const email = await readEmail(db, customerId);
      const site = sites.findByCode(params.siteCode);
      if (!site) return refuseUnknownSite('params', 'siteCode');
      const listIds = email === undefined ? [] : await readSubscriptions(db, email);
      return { emailListIds: listIds.filter((listId) => newsletterByListId(site, listId) !== undefined) };
    },

    signUp: async ({ body }) => {
      if (!areLists(body.emailListIds)) return refuse('unknown_list', 'There is no such newsletter');
      const email = body.email.toLowerCase();
      await addSubscriptions(db, { email, listIds: body.emailListIds, at: now() });
      return { success: true };
    },

    submitForm: async ({ body: { formHash, ...fields } }) => submitForm(context, formHash, fields),
  };
};
