import type { Logger } from 'pino';
import type { Database } from '../db/pool.ts';
import type { OutageLog } from '../http/database-outage.ts';
import type { BackendMetrics } from '../metrics/backend-metrics.ts';
import { enqueueDueMail, sendMailTask } from '../providers/mail/mail-outbox.ts';
import { enqueueDueOrders, settleAsJob, settleOrderTask } from '../services/checkout/reconcile.ts';
import type { SettlementContext } from '../services/checkout/settle-payment.ts';
import { type JobQueue, startJobQueue } from './job-queue.ts';
import { enqueueNextPruning, prune, pruneTask } from './prune.ts';

export interface BackendJobsOptions {
  readonly db: Database;
  readonly databaseUrl: string;
  readonly settlement: Omit<SettlementContext, 'cause'>;
  readonly logger: Logger;
  readonly now: () => Date;
  readonly metrics?: BackendMetrics | undefined;
  readonly outageLog: OutageLog;
  /** How often orders that have become due are put into the queue, in milliseconds. */
  readonly everyMs: number;
  /** Sends the mails that are due; undefined where nobody takes any. */
  readonly sendMail: (() => Promise<void>) | undefined;
  /** What else this process does as often. */
  readonly alsoDo: () => Promise<void>;
}

/**
 * What the store does without being asked: settles the orders that wait for something, sends mail, and removes old rows.
 * The orders themselves say what is due, so that no job is lost with a process; the queue sees to it that one process at a time
 * deals with an order, again and later where it fails.
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
      await enqueueDueOrders(db, now());
      if (sendMail) await enqueueDueMail(db, now());
    } catch (error) {
      if (!outageLog.tell(error)) logger.error({ err: error }, 'What has become due could not be looked up');
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
