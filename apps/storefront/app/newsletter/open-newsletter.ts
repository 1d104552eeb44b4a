import { newsletterSignUpMachine, selectNewsletterIssues, selectNewsletterStatus } from '@ironcart/shop-machines';
import { createActor, type SnapshotFrom } from 'xstate';
import { postPartForm } from '../data/fetch-route-data.ts';
import { type NewsletterAnswer, newsletterPath } from './newsletter-target.ts';

const post = postPartForm('newsletter-signup');

/** Starts this page's newsletter sign-up, which posts like the form itself. `basePath`: the site's. */
export const openNewsletter = (basePath: string) =>
  createActor(newsletterSignUpMachine, {
    input: {
      ports: {
        signUp: async ({ email, listIds }, signal) => {
          const body = new URLSearchParams([['email', email], ...listIds.map((id) => ['list', String(id)])]);
          const url = new URL(basePath + newsletterPath, window.location.origin);
          const answer = await post({ request: new Request(url, { method: 'POST', body, signal }) });
          if (!(answer as NewsletterAnswer).isSaved) throw new Error('The sign-up was refused');
        },
      },
    },
  }).start();

/** The state of the sign-up for the form. */
export const shownOf = (snapshot: SnapshotFrom<typeof newsletterSignUpMachine>) => ({
  status: selectNewsletterStatus(snapshot),
  issues: selectNewsletterIssues(snapshot),
});
