import type { NewsletterIssues } from '@ironcart/core/customer';

/** Where the sign-up posts to, and its page without scripts. */
export const newsletterPath = '/newsletter-signup';

export const newsletterTarget = { action: newsletterPath } as const;

/** What became of a sign-up. */
export interface NewsletterAnswer {
  readonly isSaved: boolean;
  readonly issues: NewsletterIssues;
}
