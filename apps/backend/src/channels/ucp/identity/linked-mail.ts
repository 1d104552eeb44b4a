import type { WirePermission } from '@ironcart/api/contract';
import { pathOnSite } from '@ironcart/core/routing';
import type { Site } from '@ironcart/core/site';
import type { Transaction } from '../../../db/transaction.ts';
import { mailCustomer } from '../../../services/customer/mail-customer.ts';

interface LinkedPlatform {
  readonly customerId: string;
  /** The URL of the platform's profile. */
  readonly platform: string;
  /** The platform's self-declared name. */
  readonly name: string | null;
  readonly permissions: readonly WirePermission[];
}

interface MailFacts {
  readonly site: Site;
  readonly publicUrl: string;
  readonly mailId: string;
  readonly at: Date;
}

/** Enqueues a mail that notifies a customer of a newly linked platform. */
export const putLinkedMail = (
  transaction: Transaction,
  { customerId, platform, name, permissions }: LinkedPlatform,
  { site, publicUrl, mailId, at }: MailFacts,
): Promise<void> => {
  const { host } = new URL(platform);
  const orders = permissions.includes('order') ? ' It can also see your orders.' : '';
  const who = name === null ? host : `${name} (${host})`;
  return mailCustomer(transaction, {
    customerId,
    mailId,
    at,
    subject: 'An assistant is linked to your account',
    text: `${who} is linked to your account: it can fill carts and check out for you, with your prices and your saved address.${orders} It
sees no card and no password.

If it was not you who allowed it, end the link and choose a new password now:

${publicUrl}${pathOnSite('/account/settings', site)}`,
  });
};
