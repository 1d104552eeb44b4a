import { newslettersNotSavedMessage } from '@ironcart/core/customer';
import type { SiteCode } from '@ironcart/core/site';
import { newsletterCalls } from '../../contract/newsletter.ts';
import { ApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A change of a customer's subscriptions. */
export interface SubscriptionChange {
  /** The customer's own id and address. */
  readonly userId: string;
  readonly email: string;
  /** List ids; `newsletterListsOf` returns those of a site. */
  readonly newsletters: readonly number[];
}

/** Newsletters, and the forms of content pages. */
export const createNewsletterService = (send: Send, siteCode: SiteCode) => {
  const change = async (
    call: typeof newsletterCalls.subscribe | typeof newsletterCalls.unsubscribe,
    { userId, email, newsletters }: SubscriptionChange,
    options: CallOptions,
  ): Promise<void> => {
    const { success } = await send(call, { ...options, body: { userId, email, newsletters: [...newsletters] } });
    if (success) return;
    throw new ApiError({
      code: 'newsletters_not_saved',
      message: newslettersNotSavedMessage,
      call: call.name,
    });
  };
  return {
    /** @throws ApiError `newsletters_not_saved` if the response reports a failure (S8-err-other-09) */
    subscribe: (subscription: SubscriptionChange, options: CallOptions = {}): Promise<void> =>
      change(newsletterCalls.subscribe, subscription, options),
    /** @throws ApiError `newsletters_not_saved` */
    unsubscribe: (subscription: SubscriptionChange, options: CallOptions = {}): Promise<void> =>
      change(newsletterCalls.unsubscribe, subscription, options),
    /** The ids of the site's lists to which the customer is subscribed. */
    subscriptions: async (options: CallOptions = {}): Promise<readonly number[]> =>
      (await send(newsletterCalls.getSubscriptions, { ...options, params: { siteCode } })).emailListIds,
    /** Signs a guest up. @throws ApiError `unknown_list` */
    signUp: async (email: string, listIds: readonly number[], options: CallOptions = {}): Promise<void> => {
      await send(newsletterCalls.signUp, { ...options, body: { email, emailListIds: [...listIds] } });
    },
    /** Sends a filled-in form of a page. @throws ApiError `unknown_form`, `incomplete_form`, `invalid_form_email` */
    submitForm: async (
      formHash: string,
      fields: Readonly<Record<string, string>>,
      options: CallOptions = {},
    ): Promise<void> => {
      await send(newsletterCalls.submitForm, { ...options, body: { ...fields, formHash } });
    },
  };
};
