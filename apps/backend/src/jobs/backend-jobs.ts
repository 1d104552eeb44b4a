import type { Logger } from 'pino';
import type { Database } from '../db/pool.ts';
import type { OutageLog } from '../http/database-outage.ts';
import type { BackendMetrics } from '../metrics/backend-metrics.ts';
import { enqueueDueMail, giveUpOldMail, sendMailTask } from '../providers/mail/send-due-mail.ts';
import { enqueueDueOrders, settleAsJob, settleOrderTask } from '../services/checkout/reconcile.ts';
import type { OutsideContext } from '../services/checkout/settle-order.ts';
import { type JobQueue, startJobQueue } from './job-queue.ts';
import { enqueueNextPruning, prune, pruneTask } from './prune.ts';

export interface BackendJobsOptions {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly settlement: Omit<OutsideContext, 'cause'>;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly metrics?: BackendMetrics | undefined;
  readonly outageLog: OutageLog;
  /** Interval for enqueueing orders that have become due, in milliseconds. */
  readonly everyMs: number;
  /** Sends due mails; undefined without a mail transport. */
  readonly sendMail: (() => Promise<void>) | undefined;
  /** Further periodic work of this process. */
  readonly alsoDo: () => Promise<void>;
}

/**
 * Starts the background jobs: settling pending orders, sending mail, and removing old rows. The orders' rows say what
 * is due, so no job is lost with a process; the queue ensures that one process at a time handles an order, and retries
 * later after a failure.
 */
export const startBackendJobs = async (options: BackendJobsOptions): Promise<JobQueue> => {
  const { db, settlement, logger, outageLog, now, everyMs, sendMail, alsoDo } = options;
  const queue = await startJobQueue({
    databaseUrl: options.databaseUrl,
    logger,
    outageLog,
    metrics: options.metrics,
    tasks: {
      [settleOrderTask]: async ({ orderId }) => {
        await settleAsJob({ ...settlement, cause: `job ${settleOrderTask}` }, String(orderId));
      },
      ...(sendMail ? { [sendMailTask]: sendMail } : {}),
      [pruneTask]: async () => {
        await enqueueNextPruning(db);
        await giveUpOldMail(db, now(), logger);
        logger.info(await prune(db, now()), 'Old rows were removed');
      },
    },
  });

  let running: Promise<void> | undefined;
  let hasPruningAhead = false;
  const tick = async (): Promise<void> => {
    try {
      if (!hasPruningAhead) await enqueueNextPruning(db);
      hasPruningAhead = true;
      await alsoDo();
      await enqueueDueOrders(settlement);
      if (sendMail) await enqueueDueMail(db, now());
    } catch (error) {
      if (!outageLog.tell(error)) logger.error({ err: error }, 'Due work could not be looked up');
    } finally {
      running = undefined;
    }
  };
  const timer = setInterval(() => {
    running ??= tick();
  }, everyMs);
  timer.unref();

  return {
    stop: async () => {
      clearInterval(timer);
      await running;
      await queue.stop();
    },
  };
};
