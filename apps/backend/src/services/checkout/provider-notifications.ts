import { readBounded } from '../../http/read-bounded.ts';
import { parseJson } from '../../http/read-json-body.ts';
import { isRefusal } from '../../http/refusal.ts';
import type { PaymentNotification } from '../../providers/payment/payment-provider.ts';
import { settleExtraPayment } from '../extra-payment/settle-extra-payment.ts';
import { leaveRefundToStaff } from '../refund/refunds-by-hand.ts';
import { isExtraPaymentId } from './order-id.ts';
import { type OutsideContext, settleFromOutside } from './settle-order.ts';

/** Settles the order or additional payment with the merchant reference that a provider sent. */
export const settleReference = (context: OutsideContext, reference: string): Promise<void> =>
  isExtraPaymentId(reference) ? settleExtraPayment(context, reference) : settleFromOutside(context, reference);

const maxBytes = 100_000;

const answer = (status: number, message: string): Response => Response.json({ message }, { status });

/**
 * Settles the subject of a notification once. Its id is recorded afterwards, so that the provider repeats a
 * notification whose handling failed.
 */
const handleOnce = async (
  context: Omit<OutsideContext, 'cause'>,
  { notificationId, reference, failedRefund }: PaymentNotification,
): Promise<void> => {
  const { db, now } = context;
  const known = await db
    .selectFrom('handled_notifications')
    .select('notification_id')
    .where('notification_id', '=', notificationId)
    .executeTakeFirst();
  if (known) return;
  if (failedRefund === undefined) {
    await settleReference({ ...context, cause: `notification ${notificationId}` }, reference);
  } else if (await leaveRefundToStaff(db, failedRefund)) {
    context.logger.error(
      { refundKey: failedRefund },
      'The payment provider failed to pay a refund: staff must pay it back',
    );
  }
  await db
    .insertInto('handled_notifications')
    .values({ notification_id: notificationId, handled_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/**
 * Handles a notification of a payment provider. It only triggers a query of the payment's state, so outdated, repeated
 * and unordered notifications have no effect.
 */
export const takeNotification = async (
  context: Omit<OutsideContext, 'cause'>,
  name: string,
  request: Request,
): Promise<Response> => {
  const bytes = await readBounded(request, maxBytes);
  if (isRefusal(bytes)) return answer(413, 'The notification is too large');
  const parsed = parseJson(bytes);
  if (isRefusal(parsed)) return answer(400, parsed.message);
  const body = bytes.toString('utf8');
  const notifications = await context.payments.takeNotification(name, { body, headers: request.headers });
  if (!notifications) return answer(401, 'The signature is wrong');
  for (const notification of notifications) await handleOnce(context, notification);
  return answer(200, 'Taken');
};
