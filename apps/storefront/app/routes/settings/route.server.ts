import { isApiError } from '@ironcart/api/client';
import { PASSWORD_LENGTH } from '@ironcart/api/contract';
import { data, redirect } from 'react-router';
import { requireCustomer } from '../../account/require-customer.ts';
import type { PageHead } from '../../head/page-head.ts';
import type { RouteArgs } from '../route-args.ts';
import { type ChangeEmailAnswer, changeEmail } from './change-email.ts';
import { changeNewsletters, type NewslettersAnswer } from './change-newsletters.ts';
import { type ChangePasswordAnswer, changePassword } from './change-password.ts';
import { changeProfile, type ProfileAnswer } from './change-profile.ts';
import { afterSaving, type SettingsForm, savedForm } from './settings-forms.ts';

const head: PageHead = { title: 'Account settings', isPrivate: true };

/** The customer's sessions; undefined if they cannot be read. */
const readLogIns = async ({ api, warn }: RouteArgs['context']) => {
  try {
    return await api.session.logIns();
  } catch (thrown) {
    warn('Where a customer is logged in could not be read', thrown);
    return undefined;
  }
};

/** The shopping assistants that the customer has linked; undefined if they cannot be read. */
const readAssistants = async ({ api, warn }: RouteArgs['context']) => {
  try {
    const links = await api.agentLinks.list();
    return links.map(({ _id, platform, ...link }) => ({ id: _id, ...platform, ...link }));
  } catch (thrown) {
    warn('The shopping assistants of a customer could not be read', thrown);
    return undefined;
  }
};

/** Number of products with a back-in-stock notice of the customer; undefined if they cannot be read. */
const countAwaited = async ({ api, warn }: RouteArgs['context']) => {
  try {
    return (await api.backInStock.list()).length;
  } catch (thrown) {
    warn('The back-in-stock notices of a customer could not be read', thrown);
    return undefined;
  }
};

/**
 * The customer's settings (S2-account-19): name and telephone, e-mail address, password, newsletters of this site,
 * notifications, sessions, and linked shopping assistants.
 */
export const loader = async ({ context }: RouteArgs) => {
  const { email, firstname, lastname, telephone } = await requireCustomer(context);
  const [subscriptions, awaited, logIns, assistants] = await Promise.all([
    context.api.newsletters.subscriptions(),
    countAwaited(context),
    readLogIns(context),
    readAssistants(context),
  ]);
  return {
    head,
    email,
    profile: { firstname, lastname, telephone },
    passwordLength: PASSWORD_LENGTH,
    subscriptions,
    awaited,
    logIns,
    assistants,
    saved: savedForm(context.url.searchParams),
  };
};

type SettingsAnswer = NewslettersAnswer | ChangeEmailAnswer | ChangePasswordAnswer | ProfileAnswer;

const changes: Readonly<
  Record<SettingsForm, (context: RouteArgs['context'], fields: FormData) => Promise<SettingsAnswer>>
> = {
  profile: changeProfile,
  email: changeEmail,
  password: changePassword,
  newsletters: changeNewsletters,
  notices: async ({ api }) => {
    const notices = await api.backInStock.list();
    await Promise.all(notices.map(({ _id }) => api.backInStock.remove(_id)));
    throw redirect(afterSaving('notices'));
  },
  links: async ({ api }, fields) => {
    try {
      await api.agentLinks.remove(String(fields.get('link')));
    } catch (thrown) {
      // Already unlinked, for example in another tab.
      if (!isApiError(thrown, 'not_found')) throw thrown;
    }
    throw redirect(afterSaving('links'));
  },
  logIns: async ({ api }) => {
    await api.session.endOtherLogIns();
    throw redirect(afterSaving('logIns'));
  },
};

/** Saves the form named by the field `form`. */
export const action = async ({ request, context }: RouteArgs): Promise<SettingsAnswer> => {
  await requireCustomer(context);
  const fields = await request.formData();
  const form = String(fields.get('form'));
  if (!Object.hasOwn(changes, form)) throw data({ code: 'unknown_intent' }, { status: 400 });
  return changes[form as SettingsForm](context, fields);
};
