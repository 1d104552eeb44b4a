import { newsletterChanges } from '@ironcart/core';

/** What changing the newsletters of a customer needs from outside. Both reject where it could not be saved. */
export interface NewsletterPreferencesPorts {
  subscribe(listIds: readonly number[]): Promise<void>;
  unsubscribe(listIds: readonly number[]): Promise<void>;
}

/**
 * Makes a customer read what they want: only what differs is sent, and nothing where nothing does (S5-newsletter-01).
 * @throws what a port rejects with; what was saved before stays so
 */
export const saveNewsletters = async (
  current: readonly number[],
  wanted: readonly number[],
  ports: NewsletterPreferencesPorts,
): Promise<void> => {
  const { subscribe, unsubscribe } = newsletterChanges(current, wanted);
  if (subscribe.length > 0) await ports.subscribe(subscribe);
  if (unsubscribe.length > 0) await ports.unsubscribe(unsubscribe);
};
