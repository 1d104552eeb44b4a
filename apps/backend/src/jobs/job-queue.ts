import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger as QueueLogger, runMigrations, runTaskList, type WorkerEvents } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import { surviveBrokenConnections } from '../db/broken-connections.ts';
import { connectionLifetimeSeconds } from '../db/pool.ts';
import type { OutageLog } from '../http/database-outage.ts';
import type { BackendMetrics } from '../metrics/backend-metrics.ts';

/** A job's work. It must tolerate being run again after a crash, and concurrently with itself. */
export type Task = (payload: Readonly<Record<string, unknown>>) => Promise<void>;

export interface JobQueueOptions {
  readonly databaseUrl: string;
  readonly tasks: Readonly<Record<string, Task>>;
  readonly logger: Logger;
  readonly metrics?: Pick<BackendMetrics, 'observeJob'> | undefined;
  readonly outageLog: OutageLog;
}

export interface JobQueue {
  /** Waits for running jobs and accepts no more. */
  stop(): Promise<void>;
}

/** Concurrent jobs of this process, limited to leave resources for shoppers. */
const concurrency = 2;

/** Polling interval of the queue, in milliseconds. */
const pollInterval = 2_000;

const quietly = ({ logger, outageLog }: JobQueueOptions, pool: pg.Pool): QueueLogger =>
  new QueueLogger(() => (level, message, meta) => {
    if (level === 'error' && outageLog.tell(meta?.error ?? meta?.fatalError)) return;
    // `rejoin` starts new workers and logs this.
    if (level === 'error' && /^Worker exited/.test(message)) return;
    // After the pool has ended, all jobs are done: only a closing connection reports an error.
    if (level === 'error' && !pool.ending) logger.error(message);
    else if (level === 'warning') logger.warn(message);
    else logger.debug(message);
  });

/** Creates or migrates the queue's tables. */
export const prepareJobQueue = (databaseUrl: string): Promise<void> =>
  runMigrations({ connectionString: databaseUrl, maxPoolSize: 1, logger: new QueueLogger(() => () => undefined) });

/** Wraps a task with metrics of its duration and outcome. */
const observed =
  (name: string, task: Task, { metrics }: JobQueueOptions): Task =>
  async (payload) => {
    const startedAt = performance.now();
    let outcome: 'done' | 'failed' = 'failed';
    try {
      await task(payload);
      outcome = 'done';
    } finally {
      metrics?.observeJob(name, outcome, performance.now() - startedAt);
    }
  };

/**
 * Joins the database's job queue, together with any number of other processes. The library's own cron is not used: if
 * the database fails during its check, the rejection is unhandled and ends the process.
 */
export const startJobQueue = async (options: JobQueueOptions): Promise<JobQueue> => {
  const { databaseUrl, tasks, logger, outageLog } = options;
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: concurrency + 1,
    maxLifetimeSeconds: connectionLifetimeSeconds,
    // The connection that listens for jobs is idle by its nature: the server must not end it for that.
    verify: (client, done) => void client.query('set idle_session_timeout = 0').then(() => done(), done),
  });
  surviveBrokenConnections(pool, (error) => {
    if (!outageLog.tell(error)) logger.warn({ err: error }, 'A connection of the job queue was lost');
  });
  const queueLogger = quietly(options, pool);
  try {
    await runMigrations({ pgPool: pool, logger: queueLogger });
  } catch (error) {
    await pool.end();
    throw error;
  }
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown) =>
        observed(name, task, options)(typeof payload === 'object' && payload !== null ? { ...payload } : {}),
    ]),
  );
  const events: WorkerEvents = new EventEmitter();
  const join = () =>
    runTaskList(
      { pgPool: pool, concurrency, pollInterval, noHandleSignals: true, logger: queueLogger, events },
      taskList,
      pool,
    );
  let workers = join();
  let stopping: Promise<void> | undefined;
  let isRejoining = false;

  /**
   * Workers that ended because they could not record a job's result; their jobs stay locked until they are released.
   */
  const ended = new Set<string>();
  const release = async (): Promise<boolean> => {
    const ids = [...ended];
    try {
      await pool.query('select graphile_worker.force_unlock_workers($1::text[])', [ids]);
    } catch {
      return false;
    }
    for (const id of ids) ended.delete(id);
    return true;
  };
  /** The library does not replace an ended worker: without this, the queue would stop when the last one has ended. */
  const rejoin = async (): Promise<void> => {
    if (isRejoining) return;
    isRejoining = true;
    while (ended.size > 0 && !stopping) {
      await sleep(pollInterval, undefined, { ref: false });
      if (stopping || !(await release())) continue;
      await Promise.resolve(workers.gracefulShutdown()).catch(() => undefined);
      if (stopping) return;
      workers = join();
      logger.warn('The job queue lost a worker to a failure of the database, and has started new ones');
    }
    isRejoining = false;
  };
  events.on('worker:fatalError', ({ worker }) => {
    ended.add(worker.workerId);
    void rejoin();
  });

  const stop = (): Promise<void> => {
    stopping ??= Promise.resolve(workers.gracefulShutdown()).finally(() => pool.end());
    return stopping;
  };
  return { stop };
};
