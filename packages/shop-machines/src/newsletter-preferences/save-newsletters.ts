import { newsletterChanges } from '@ironcart/core/customer';

/** The ports of `saveNewsletters`. Both reject if the change could not be saved. */
export interface NewsletterPreferencesPorts {
  subscribe(listIds: readonly number[]): Promise<void>;
  unsubscribe(listIds: readonly number[]): Promise<void>;
}

/**
 * Saves a customer's newsletter preferences. Sends only the differences, and nothing without differences
 * (S5-newsletter-01).
 * @throws the error of a port; changes saved before remain
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
