import type { Transaction } from '../../db/transaction.ts';
import { putIntoOutbox } from '../../providers/mail/mail-outbox.ts';

/** A mail about a customer's account, sent to its current address. */
export interface CustomerMail {
  readonly customerId: string;
  readonly mailId: string;
  readonly subject: string;
  /** The text after the greeting. */
  readonly text: string;
  readonly at: Date;
}

/** Enqueues a mail to a customer. */
export const mailCustomer = async (
  transaction: Transaction,
  { customerId, mailId, subject, text, at }: CustomerMail,
): Promise<void> => {
  const { email, firstname } = await transaction
    .selectFrom('customers')
    .select(['email', 'firstname'])
    .where('customer_id', '=', customerId)
    .executeTakeFirstOrThrow();
  await putIntoOutbox(transaction, { mailId, recipient: email, subject, body: `Hello ${firstname},\n\n${text}\n`, at });
};
