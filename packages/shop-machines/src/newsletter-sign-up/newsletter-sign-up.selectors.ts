import type { NewsletterIssues } from '@ironcart/core/customer';
import type { SnapshotFrom } from 'xstate';
import type { newsletterSignUpMachine } from './newsletter-sign-up.machine.ts';

type Snapshot = SnapshotFrom<typeof newsletterSignUpMachine>;

export type NewsletterStatus = Snapshot['value'];

export const selectNewsletterStatus = ({ value }: Snapshot): NewsletterStatus => value;

export const selectNewsletterIssues = ({ context }: Snapshot): NewsletterIssues => context.issues;
