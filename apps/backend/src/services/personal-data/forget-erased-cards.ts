import { sql } from 'kysely';
import type { Logger } from 'pino';
import { isDueBy } from '../../db/due.ts';
import type { Database } from '../../db/pool.ts';
import { loggedFault } from '../../providers/payment/payment-provider.ts';
import type { Payments } from '../../providers/payment/payments.ts';

export interface ForgetCardsContext {
  readonly db: Database;
  readonly now: () => Date;
  readonly payments: Pick<Payments, 'storedCards' | 'forgetCard'>;
  readonly logger: Logger;
}

/** Delay before the provider is asked again after a failure, in milliseconds. */
const askAgainMs = 10 * 60_000;

/** Interval of checks for a former customer's cards, in milliseconds; longer than a payment takes. */
const lookAgainMs = 24 * 60 * 60_000;

/** Claims a former customer whose cards are due, so that no other process takes them until they are due again. */
const takeDue = async ({ db, now }: ForgetCardsContext): Promise<string | undefined> => {
  const { rows } = await sql<{ customer_id: string }>`
    update card_erasures set next_look_at = ${new Date(now().getTime() + askAgainMs)}
    where customer_id = (
      select customer_id from card_erasures where ${isDueBy('next_look_at', now(), lookAgainMs)}
      order by next_look_at limit 1 for update skip locked
    )
    returning customer_id`.execute(db);
  return rows[0]?.customer_id;
};

const noteLook = async ({ db, now }: ForgetCardsContext, customerId: string): Promise<void> => {
  await sql`delete from card_erasures where customer_id = ${customerId} and looks_left = 1`.execute(db);
  await sql`update card_erasures set looks_left = looks_left - 1,
    next_look_at = ${new Date(now().getTime() + lookAgainMs)} where customer_id = ${customerId}`.execute(db);
};

/**
 * Deletes the cards of deleted accounts at the payment provider, with retries. They are checked several times, because
 * an order in progress may have stored another card meanwhile.
 */
export const forgetErasedCards = async (context: ForgetCardsContext): Promise<void> => {
  const { payments, logger } = context;
  for (let customerId = await takeDue(context); customerId !== undefined; customerId = await takeDue(context)) {
    try {
      for (const { storedPaymentMethodId } of await payments.storedCards(customerId)) {
        await payments.forgetCard(customerId, storedPaymentMethodId);
      }
      await noteLook(context, customerId);
    } catch (error) {
      logger.error(
        { ...loggedFault(error) },
        'The deletion of the cards of a deleted account is not confirmed; it is retried',
      );
    }
  }
};
