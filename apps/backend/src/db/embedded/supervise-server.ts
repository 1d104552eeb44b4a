import { constants } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseServer, haltServer, launchServer, type ServerOptions } from './database-server.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

export interface SupervisionOptions extends ServerOptions {
  /** Pauses before each attempt to restart the server, in milliseconds. Default: 25 s in total. */
  readonly pausesMs?: readonly number[] | undefined;
  /** Checks before each start that the cluster is complete. */
  readonly inspect: () => Promise<unknown>;
  /** Receives messages for the operator: that the server has ended, and that it answers again. */
  readonly warn: (line: string) => void;
  /** Called once if the server has ended and could not be restarted. */
  readonly onLost: (error: EmbeddedDatabaseError) => void;
}

export interface SupervisedServer {
  stop(): Promise<void>;
}

const usualPausesMs = [250, 500, 1_000, 2_000, 4_000, 5_000, 6_000, 6_000] as const;
/** A server that has run for this long, in milliseconds, gets all attempts again. */
const steadyAfterMs = 60_000;

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The server is in no terminal's process group, so a program without a signal listener has to exit, which halts the
 * server: Node's default end by a signal runs no handlers. A program with its own listener handles the signal itself.
 */
const exitUnlessHandled = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts PostgreSQL and keeps it running: a server that ends unexpectedly is restarted on the same port a limited
 * number of times, so that pools reconnect by themselves. It recovers committed data from its log.
 * @throws EmbeddedDatabaseError if the first start fails
 */
export const superviseServer = async (options: SupervisionOptions): Promise<SupervisedServer> => {
  const { warn, inspect, onLost, pausesMs = usualPausesMs } = options;
  const stopping = new AbortController();
  let server = await launchServer(options);
  const haltOnExit = () => server.child.kill('SIGINT');
  process.once('exit', haltOnExit);
  for (const signal of endingSignals) process.on(signal, exitUnlessHandled);

  /**
   * A killed server leaves child processes that hold its shared memory for a moment: PostgreSQL refuses to start until
   * they end, and a later attempt succeeds.
   */
  const startAgain = async (): Promise<DatabaseServer> => {
    await inspect();
    return launchServer(options);
  };

  const supervise = async (): Promise<void> => {
    let attempt = 0;
    // A stop during a start waits for this and halts the new server.
    while (!stopping.signal.aborted) {
      const startedAt = performance.now();
      const lines = await server.ended;
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > steadyAfterMs) attempt = 0;
      let reason = lines.slice(-3).join(' ');
      for (;;) {
        const pauseMs = pausesMs[attempt];
        if (pauseMs === undefined) {
          const text = `The embedded database has ended and could not be started again in ${pausesMs.length} attempts: ${reason}`;
          return onLost(new EmbeddedDatabaseError('server_lost', text));
        }
        warn(`The embedded database has ended; it is started again in ${pauseMs} ms`);
        await sleep(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        attempt += 1;
        try {
          server = await startAgain();
          warn('The embedded database answers again');
          break;
        } catch (error) {
          reason = messageOf(error);
        }
      }
    }
  };
  const supervision = supervise();

  return {
    stop: async () => {
      stopping.abort();
      process.off('exit', haltOnExit);
      for (const signal of endingSignals) process.off(signal, exitUnlessHandled);
      await haltServer(server.child, options);
      await supervision;
      await haltServer(server.child, options);
    },
  };
};
