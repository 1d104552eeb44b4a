import { constants } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DatabaseServer, haltServer, launchServer, type ServerOptions } from './database-server.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';

export interface SupervisionOptions extends ServerOptions {
  /** How long until each attempt to start a server that has ended, in milliseconds. Left out: 25 s in all. */
  readonly pausesMs?: readonly number[] | undefined;
  /** Looks that the cluster is still whole, before each start. */
  readonly inspect: () => Promise<unknown>;
  /** Takes what whoever watches the store should know: that the server has ended, and that it answers again. */
  readonly warn: (line: string) => void;
  /** Told once, when the server has ended and could not be started again. */
  readonly onLost: (error: EmbeddedDatabaseError) => void;
}

export interface SupervisedServer {
  stop(): Promise<void>;
}

const usualPausesMs = [250, 500, 1_000, 2_000, 4_000, 5_000, 6_000, 6_000] as const;
/** A server that has run for so long starts with all attempts anew, in milliseconds. */
const steadyAfterMs = 60_000;

const endingSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * The server is in no terminal's group, so a program that listens to no signal has to exit, which halts it: Node's own
 * end by a signal runs nothing. Whoever listens as well ends in its own way.
 */
const exitUnlessHandled = (signal: NodeJS.Signals): void => {
  if (process.listenerCount(signal) === 1) process.exit(128 + constants.signals[signal]);
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * Starts PostgreSQL and keeps it running: one that ends unasked is started again on the same port, a bounded number of
 * times, so that pools find it again by themselves. It recovers what was committed from its log.
 * @throws EmbeddedDatabaseError when the first start fails
 */
export const superviseServer = async (options: SupervisionOptions): Promise<SupervisedServer> => {
  const { warn, inspect, onLost, pausesMs = usualPausesMs } = options;
  const stopping = new AbortController();
  let server = await launchServer(options);
  const haltOnExit = () => server.child.kill('SIGINT');
  process.once('exit', haltOnExit);
  for (const signal of endingSignals) process.on(signal, exitUnlessHandled);

  /**
   * A server that was killed leaves children, which hold its memory until they notice: PostgreSQL itself refuses to start
   * beside them, and the next attempt succeeds.
   */
  const startAgain = async (): Promise<DatabaseServer> => {
    await inspect();
    return launchServer(options);
  };

  const supervise = async (): Promise<void> => {
    let attempt = 0;
    // Whoever asked to stop while it started waits for this, and halts it.
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
