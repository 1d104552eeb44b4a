import { setTimeout as sleep } from 'node:timers/promises';
import type { OutageLog } from '../http/database-outage.ts';
import type { BackendMetrics } from '../metrics/backend-metrics.ts';
import type { MailTransport } from '../providers/mail/mail-transport.ts';
import { sendDueMail } from '../providers/mail/send-due-mail.ts';
import { sendDuePushes } from '../providers/push/push-outbox.ts';
import type { PushTransport } from '../providers/push/push-transport.ts';
import { type TellPeersContext, tellPeers } from '../services/analytics/tell-peers.ts';
import { tellBackInStock } from '../services/bin/tell-back-in-stock.ts';
import { writeOrderConfirmations } from '../services/checkout/order-confirmations.ts';
import { reconcileOrders } from '../services/checkout/reconcile.ts';
import type { OutsideContext } from '../services/checkout/settle-order.ts';
import { sendEmailChangeMails } from '../services/customer/email-change-mails.ts';
import { sendResetMails } from '../services/customer/send-reset-mails.ts';
import { tellOfPayments } from '../services/extra-payment/payment-mails.ts';
import { reconcileExtraPayments } from '../services/extra-payment/settle-extra-payment.ts';
import { anonymiseOrders } from '../services/personal-data/anonymise-orders.ts';
import { forgetErasedCards } from '../services/personal-data/forget-erased-cards.ts';
import { tellOfCancellations } from '../services/refund/cancellation-mails.ts';
import { payRefunds } from '../services/refund/pay-refunds.ts';
import { tellOfReturns } from '../services/return/return-mails.ts';
import type { ServiceContext } from '../services/service-context.ts';
import { followShipments } from '../services/shipment/follow-shipments.ts';
import type { ParcelCarrier } from '../services/shipment/parcel-carrier.ts';
import { tellOfShipments } from '../services/shipment/shipment-mails.ts';
import { createSubscriptionRenewal } from '../services/subscription/renew-subscriptions.ts';

/** Delay before a process joins the job queue, in milliseconds, so that it serves shoppers first. */
const openQueueAfterMs = 500;
/** Interval for retrying to open the job queue, in milliseconds. */
const openQueueAgainMs = 5_000;

export interface BackgroundWorkOptions {
  readonly context: ServiceContext;
  readonly databaseUrl: string;
  readonly publicUrl: string;
  /** The carriers that report where packages are. */
  readonly parcelCarriers: readonly ParcelCarrier[];
  readonly settlement: Omit<OutsideContext, 'cause'>;
  /** In a demo store: resends the sandbox provider's undelivered notifications. */
  readonly sandboxNotifier?: { sendUndelivered(): Promise<void> } | undefined;
  /** Sends the store's mail. Default: it stays in the outbox. */
  readonly mail?: MailTransport | undefined;
  /** Sends messages to the app's devices. Default: none are sent. */
  readonly push?: PushTransport | undefined;
  /** The analytics services that receive shoppers' events and purchases, and how they are reached. */
  readonly analytics: Pick<TellPeersContext, 'peers' | 'fetch'>;
  /** Delivers order webhooks to the platforms of agents. */
  readonly tellPlatforms: () => Promise<void>;
  readonly metrics?: BackendMetrics | undefined;
  readonly outageLog: OutageLog;
  /** Interval for enqueueing orders that have become due, in milliseconds; 0 disables the queue. */
  readonly everyMs: number;
}

export interface BackgroundWork {
  /** Settles orders and writes pending mails immediately; without a queue it sends them, too. Never rejects. */
  reconcile(): Promise<void>;
  /** Waits for running work. The context's signal `closing` has to be aborted before. */
  stop(): Promise<void>;
}

/** Tasks by name. */
type Work = Readonly<Record<string, () => Promise<void>>>;

/** Makes calls during a run wait for that run. */
const onceAtATime = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** Makes calls during a run do nothing: a worker that waited for another one would be blocked. */
const skippedWhileRunning = (work: () => Promise<void>): (() => Promise<void>) => {
  let isRunning = false;
  return async () => {
    if (isRunning) return;
    isRunning = true;
    await work().finally(() => {
      isRunning = false;
    });
  };
};

/**
 * Starts the background work: once at the start, then in the job queue, which several processes share. Without a queue
 * it resolves when the initial work is done.
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
  tellPlatforms,
  metrics,
  outageLog,
  everyMs,
}: BackgroundWorkOptions): Promise<BackgroundWork> => {
  const { db, now, logger, closing } = context;
  const mailContext = { ...context, publicUrl };
  const renewSubscriptions = createSubscriptionRenewal({ ...context, ...settlement, publicUrl });
  const hasQueue = everyMs > 0;

  const sendMail = mail && skippedWhileRunning(() => sendDueMail(db, mail, now, closing));
  const inTheDatabase: Work = {
    'reset mails': () => sendResetMails(mailContext),
    'e-mail change mails': () => sendEmailChangeMails(mailContext),
    'back-in-stock notices': () => tellBackInStock(mailContext),
    'order confirmations': () => writeOrderConfirmations(mailContext),
    'shipment mails': () => tellOfShipments(mailContext),
    'payment mails': () => tellOfPayments(mailContext),
    'personal data of orders': () => anonymiseOrders(context),
    'cancellation mails': () => tellOfCancellations(mailContext),
    'return mails': () => tellOfReturns(mailContext),
  };
  /**
   * Groups of tasks: run in parallel, or in this order if the caller waits for all of them. Slow external services do
   * not delay the groups before them.
   */
  const kinds: readonly Work[] = [
    {
      'extra payments': () => reconcileExtraPayments({ ...settlement, cause: 'job extra-payments' }),
      subscriptions: renewSubscriptions,
      refunds: () => payRefunds({ db, now, logger, payments: settlement.payments }),
      'erased cards': () => forgetErasedCards({ db, now, logger, payments: settlement.payments }),
    },
    { shipments: () => followShipments({ db, now, logger, parcelCarriers }) },
    inTheDatabase,
    push ? { 'push messages': () => sendDuePushes({ db, now, publicUrl }, push) } : {},
    { analytics: () => tellPeers({ ...context, ...analytics, metrics }) },
    { 'agent platforms': tellPlatforms },
  ];
  /** Runs all tasks; failures other than of the database are logged, and the remaining tasks still run. */
  const finish = async (work: Work): Promise<void> => {
    for (const [name, run] of Object.entries(work)) {
      if (closing.aborted) return;
      try {
        await run();
      } catch (error) {
        if (outageLog.tell(error)) return;
        logger.error({ err: error, work: name }, 'Due work failed');
      }
    }
  };
  const finishes = kinds.map((work) => onceAtATime(() => finish(work)));

  const reconcileNow = async (): Promise<void> => {
    if (closing.aborted) return;
    try {
      await sandboxNotifier?.sendUndelivered();
      await reconcileOrders({ ...settlement, cause: 'job reconcile' });
      for (const run of finishes) await run();
      if (!hasQueue) await sendMail?.();
    } catch (error) {
      if (!outageLog.tell(error)) logger.error({ err: error }, 'Pending work could not be settled');
    }
  };
  const reconcile = onceAtATime(reconcileNow);

  const openQueue = async () => {
    // Imported only when needed: tests and tools do not use the queue.
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
        for (const run of finishes) void run();
      },
    });
  };

  const pause = (ms: number) => sleep(ms, undefined, { signal: closing }).catch(() => undefined);

  /** Settles pending work and opens the queue, with retries. */
  const startThenOpenQueue = async () => {
    await pause(openQueueAfterMs);
    if (!closing.aborted) await reconcile();
    while (!closing.aborted) {
      try {
        return await openQueue();
      } catch (error) {
        if (!outageLog.tell(error)) {
          logger.error({ err: error }, 'The job queue could not be opened; it is retried');
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
      // Waits for running work; nothing new starts.
      await Promise.all([...finishes, reconcile].map((run) => run()));
    },
  };
};
