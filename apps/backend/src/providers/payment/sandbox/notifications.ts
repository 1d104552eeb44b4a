import type { Logger } from 'pino';
import { isDueBy } from '../../../db/due.ts';
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

const firstDelayMs = 1_000;
const longestDelayMs = 60 * 60_000;

/** Delay before the next attempt, in milliseconds: doubles each time, up to an hour. */
const backoffMs = (attempts: number): number => Math.min(firstDelayMs * 2 ** attempts, longestDelayMs);

/** Notifies the merchant of a payment's outcome, repeatedly until acknowledged. */
export const createNotifier = ({ db, now, secret, deliver, logger }: NotificationOptions) => {
  const attempt = async (notificationId: string, url: string, body: string, attempts: number): Promise<void> => {
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
      logger.warn({ err: error, notificationId }, 'A notification of the sandbox provider was not accepted');
      await db
        .updateTable('pay_notifications')
        .set({ attempts: attempts + 1, next_attempt_at: new Date(now().getTime() + backoffMs(attempts)) })
        .where('notification_id', '=', notificationId)
        .execute();
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
          next_attempt_at: now(),
        })
        .execute();
      await attempt(notification.id, url, body, 0);
    },

    /** Resends due unacknowledged notifications, oldest first. */
    sendUndelivered: async (): Promise<void> => {
      const due = await db
        .selectFrom('pay_notifications')
        .innerJoin('pay_payments', 'pay_payments.payment_id', 'pay_notifications.payment_id')
        .select(['notification_id', 'body', 'notification_url', 'attempts'])
        .where('delivered_at', 'is', null)
        .where(isDueBy('next_attempt_at', now(), longestDelayMs))
        .orderBy('pay_notifications.created_at')
        .limit(20)
        .execute();
      for (const { notification_id, body, notification_url, attempts } of due) {
        await attempt(notification_id, notification_url, body, attempts);
      }
    },
  };
};

export type Notifier = ReturnType<typeof createNotifier>;
