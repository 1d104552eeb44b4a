import type { NewsletterIssues } from '@ironcart/core/customer';

/** The target of the sign-up form, and its page without scripts. */
export const newsletterPath = '/newsletter-signup';

export const newsletterTarget = { action: newsletterPath } as const;

/** The result of a sign-up. */
export interface NewsletterAnswer {
  readonly isSaved: boolean;
  readonly issues: NewsletterIssues;
}
