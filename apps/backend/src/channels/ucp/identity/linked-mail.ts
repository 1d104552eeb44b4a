import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import type { Transaction } from '../../../db/transaction.ts';
import { putIntoOutbox } from '../../../providers/mail/mail-outbox.ts';

interface LinkedPlatform {
  readonly customerId: string;
  /** The address of the platform's profile. */
  readonly platform: string;
  /** As the platform calls itself. */
  readonly name: string | null;
}

const bodyOf = (firstname: string, who: string, settingsUrl: string): string => `Hello ${firstname},

${who} is linked to your account: it can fill carts and check out for you, with your prices and your saved address. It
sees no card and no password.

If it was not you who allowed it, end the link and choose a new password now:

${settingsUrl}
`;

/** Enqueues the mail that tells a customer that a platform was linked to the account. */
export const putLinkedMail = async (
  transaction: Transaction,
  { customerId, platform, name }: LinkedPlatform,
  {
    site,
    publicUrl,
    mailId,
    at,
  }: { readonly site: Site; readonly publicUrl: string; readonly mailId: string; readonly at: Date },
): Promise<void> => {
  const { email, firstname } = await transaction
    .selectFrom('customers')
    .select(['email', 'firstname'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { host } = new URL(platform);
  await putIntoOutbox(transaction, {
    mailId,
    recipient: email,
    subject: 'An assistant is linked to your account',
    body: bodyOf(
      firstname,
      name === null ? host : `${name} (${host})`,
      publicUrl + pathOnSite('/account/settings', site),
    ),
    at,
  });
};
