import type { Logger } from 'pino';
import type { Database } from '../../../db/pool.ts';
import type { WireNotification } from './payment-state.ts';
import { signatureHeader, signNotification } from './signature.ts';

export interface NotificationOptions {
  readonly db: Database;
  readonly now: () => Date;
  readonly secret: string;
  readonly deliver: (request: Request) => Promise<Response>;
  readonly logger: Logger;
}

/** Tells the merchant what became of a payment, again and again until it is acknowledged. */
export const createNotifier = ({ db, now, secret, deliver, logger }: NotificationOptions) => {
  const attempt = async (notificationId: string, url: string, body: string): Promise<void> => {
    try {
      const response = await deliver(
        new Request(url, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            [signatureHeader]: signNotification(secret, now().getTime(), body),
          },
          body,
        }),
      );
      if (!response.ok) throw new Error(`answered ${response.status}`);
      await db
        .updateTable('pay_notifications')
        .set({ delivered_at: now() })
        .where('notification_id', '=', notificationId)
        .execute();
    } catch (error) {
      logger.warn({ err: error, notificationId }, 'A notification of the sandbox provider was not taken');
    }
  };

  return {
    send: async (notification: WireNotification, url: string): Promise<void> => {
      const body = JSON.stringify(notification);
      await db
        .insertInto('pay_notifications')
        .values({
          notification_id: notification.id,
          payment_id: notification.paymentId,
          body,
          created_at: now(),
          delivered_at: null,
        })
        .execute();
      await attempt(notification.id, url, body);
    },

    /** Sends once more what was not acknowledged, the oldest first. */
    sendUndelivered: async (): Promise<void> => {
      const due = await db
        .selectFrom('pay_notifications')
        .innerJoin('pay_payments', 'pay_payments.payment_id', 'pay_notifications.payment_id')
        .select(['notification_id', 'body', 'notification_url'])
        .where('delivered_at', 'is', null)
        .orderBy('pay_notifications.created_at')
        .limit(20)
        .execute();
      for (const { notification_id, body, notification_url } of due) {
        await attempt(notification_id, notification_url, body);
      }
    },
  };
};

export type Notifier = ReturnType<typeof createNotifier>;
