/** Where the sign-up posts to, and its page without scripts. */
export const newsletterPath = '/newsletter-signup';

export const newsletterTarget = { action: newsletterPath } as const;
