import { signatureHeader } from '../../providers/payment/sandbox/signature.ts';
import { type SettlementContext, settleOrder } from './settle-order.ts';

const maxBytes = 10_000;

const answer = (status: number, message: string): Response => Response.json({ message }, { status });

/**
 * Takes a notification of the payment provider. It is only a reason to ask the provider what became of the payment, so
 * a stale one, a second one and one out of order change nothing. Its id is noted after it was dealt with: what fails in
 * between is sent again.
 */
export const takeNotification = async (
  context: Omit<SettlementContext, 'cause'>,
  request: Request,
): Promise<Response> => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes)
    return answer(413, 'The notification is too large');
  const body = await request.text();
  const notification = context.payments.readNotification(body, request.headers.get(signatureHeader));
  if (!notification) return answer(401, 'The signature is wrong');
  const { db, now } = context;
  const known = await db
    .selectFrom('handled_notifications')
    .select('notification_id')
    .where('notification_id', '=', notification.notificationId)
    .executeTakeFirst();
  if (known) return answer(200, 'Known');
  await settleOrder({ ...context, cause: `notification ${notification.notificationId}` }, notification.reference);
  await db
    .insertInto('handled_notifications')
    .values({ notification_id: notification.notificationId, handled_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return answer(200, 'Taken');
};
