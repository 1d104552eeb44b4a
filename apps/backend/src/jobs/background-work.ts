import { setTimeout as sleep } from 'node:timers/promises';
import type { OutageLog } from '../http/database-outage.ts';
import type { BackendMetrics } from '../metrics/backend-metrics.ts';
import { sendDueMail } from '../providers/mail/mail-outbox.ts';
import type { MailTransport } from '../providers/mail/mail-transport.ts';
import { sendDuePushes } from '../providers/push/push-outbox.ts';
import type { PushTransport } from '../providers/push/push-transport.ts';
import { type TellPeersContext, tellPeers } from '../services/analytics/tell-peers.ts';
import { tellBackInStock } from '../services/bin/tell-back-in-stock.ts';
import { writeOrderConfirmations } from '../services/checkout/order-confirmations.ts';
import { reconcileOrders } from '../services/checkout/reconcile.ts';
import type { SettlementContext } from '../services/checkout/settle-payment.ts';
import { sendEmailChangeMails } from '../services/customer/email-change-mails.ts';
import { sendResetMails } from '../services/customer/send-reset-mails.ts';
import { tellOfPayments } from '../services/extra-payment/payment-mails.ts';
import { reconcileExtraPayments } from '../services/extra-payment/settle-extra-payment.ts';
import { tellOfCancellations } from '../services/refund/cancellation-mails.ts';
import { payRefunds } from '../services/refund/pay-refunds.ts';
import { tellOfReturns } from '../services/return/return-mails.ts';
import type { ServiceContext } from '../services/service-context.ts';
import { followShipments } from '../services/shipment/follow-shipments.ts';
import type { ParcelCarrier } from '../services/shipment/parcel-carrier.ts';
import { tellOfShipments } from '../services/shipment/shipment-mails.ts';

/** How long a process answers shoppers alone before it takes part in the queue of jobs, in milliseconds. */
const openQueueAfterMs = 500;
/** How long until a queue of jobs that could not be opened is tried again, in milliseconds. */
const openQueueAgainMs = 5_000;

export interface BackgroundWorkOptions {
  readonly context: ServiceContext;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  /** Who says where the packages are. */
  readonly parcelCarriers: readonly ParcelCarrier[];
  readonly settlement: Omit<SettlementContext, 'cause'>;
  /** Of a demo store: repeats the notifications that the sandbox provider could not deliver. */
  readonly sandboxNotifier?: { sendUndelivered(): Promise<void> } | undefined;
  /** Who takes the store's mail. Left out: it stays in the outbox. */
  readonly mail?: MailTransport | undefined;
  /** Where messages to the app's devices go. Left out: none are sent. */
  readonly push?: PushTransport | undefined;
  /** Whom the store tells what shoppers do and buy, and how it reaches them. */
  readonly analytics: Pick<TellPeersContext, 'peers' | 'fetch'>;
  readonly metrics?: BackendMetrics | undefined;
  readonly outageLog: OutageLog;
  /** How often orders that have become due are put into the queue, in milliseconds; 0: no queue. */
  readonly everyMs: number;
}

export interface BackgroundWork {
  /** Settles orders and writes mails that wait, at once; without a queue it sends them, too. Never rejects. */
  reconcile(): Promise<void>;
  /** Waits for what is under way. The signal `closing` of the context has to be aborted before. */
  stop(): Promise<void>;
}

/**
 * Starts what the store does without being asked: once at the start, then in the queue of jobs, which several processes
 * share. Without a queue it resolves when the work of the start is done.
 */
export const startBackgroundWork = async ({
  context,
  databaseUrl,
  publicUrl,
  parcelCarriers,
  settlement,
  sandboxNotifier,
  mail,
  push,
  analytics,
  metrics,
  outageLog,
  everyMs,
}: BackgroundWorkOptions): Promise<BackgroundWork> => {
  const { db, now, logger, closing } = context;
  const mailContext = { ...context, publicUrl };
  const hasQueue = everyMs > 0;

  const sendMail = mail && (() => sendDueMail(db, mail, now, closing));
  const finishTheRest = async (): Promise<void> => {
    await reconcileExtraPayments({ ...settlement, cause: 'job extra-payments' });
    await sendResetMails(mailContext);
    await sendEmailChangeMails(mailContext);
    await tellBackInStock(mailContext);
    await writeOrderConfirmations(mailContext);
    await followShipments({ db, now, logger, parcelCarriers });
    await tellOfShipments(mailContext);
    await tellOfPayments(mailContext);
    await payRefunds({ db, now, logger, payments: settlement.payments });
    await tellOfCancellations(mailContext);
    await tellOfReturns(mailContext);
    if (push) await sendDuePushes({ db, now, publicUrl }, push);
    await tellPeers({ ...context, ...analytics });
  };

  const reconcileNow = async (): Promise<void> => {
    try {
      await sandboxNotifier?.sendUndelivered();
      await reconcileOrders({ ...settlement, cause: 'job reconcile' });
      await finishTheRest();
      if (!hasQueue) await sendMail?.();
    } catch (error) {
      if (!outageLog.tell(error)) logger.error({ err: error }, 'What waits could not be settled');
    }
  };
  let running: Promise<void> | undefined;
  const reconcile = (): Promise<void> => {
    running ??= reconcileNow().finally(() => {
      running = undefined;
    });
    return running;
  };

  const openQueue = async () => {
    // Loaded only where it is asked for: tests and tools do without the queue.
    const { startBackendJobs } = await import('./backend-jobs.ts');
    return startBackendJobs({
      ...context,
      databaseUrl,
      settlement,
      metrics,
      outageLog,
      everyMs,
      sendMail,
      alsoDo: async () => {
        await sandboxNotifier?.sendUndelivered();
        await finishTheRest();
      },
    });
  };

  const pause = (ms: number) => sleep(ms, undefined, { signal: closing }).catch(() => undefined);

  /** Settles what waits, and opens the queue; one that cannot be opened is tried again. */
  const startThenOpenQueue = async () => {
    await pause(openQueueAfterMs);
    if (!closing.aborted) await reconcile();
    while (!closing.aborted) {
      try {
        return await openQueue();
      } catch (error) {
        if (!outageLog.tell(error)) {
          logger.error({ err: error }, 'The queue of jobs could not be opened; it is tried again');
        }
        await pause(openQueueAgainMs);
      }
    }
    return undefined;
  };

  if (!hasQueue) await reconcile();
  const queue = hasQueue ? startThenOpenQueue() : undefined;
  return {
    reconcile,
    stop: async () => {
      await (await queue)?.stop();
      await running;
    },
  };
};
