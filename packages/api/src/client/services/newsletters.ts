import type { SiteCode } from '@ironcart/core';
import { newsletterCalls } from '../../contract/newsletter.ts';
import { ApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

/** A change of what a customer reads. */
export interface SubscriptionChange {
  /** The customer's own id and address. */
  readonly userId: string;
  readonly email: string;
  /** List ids: `newsletterListsOf` names a site's. */
  readonly newsletters: readonly number[];
}

/** Newsletters, and the forms of pages. */
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
      message: 'There was an error saving your preferences.',
      call: call.name,
    });
  };
  return {
    /** @throws ApiError `newsletters_not_saved` where the answer says that it had no success (S8-err-other-09) */
    subscribe: (subscription: SubscriptionChange, options: CallOptions = {}): Promise<void> =>
      change(newsletterCalls.subscribe, subscription, options),
    /** @throws ApiError `newsletters_not_saved` */
    unsubscribe: (subscription: SubscriptionChange, options: CallOptions = {}): Promise<void> =>
      change(newsletterCalls.unsubscribe, subscription, options),
    /** The ids of the client's site's lists that the customer reads. */
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
