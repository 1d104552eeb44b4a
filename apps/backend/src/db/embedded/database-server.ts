import { type ChildProcess, spawn } from 'node:child_process';
import process from 'node:process';
import { asDatabaseUser, type DatabaseUser } from './database-user.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { startFaultOf } from './start-fault.ts';

const startTimeoutMs = 60_000;
const stopTimeoutMs = 15_000;

export interface ServerOptions {
  readonly binaries: PostgresBinaries;
  readonly clusterDir: string;
  readonly port: number;
  readonly user: DatabaseUser | undefined;
  readonly log: (line: string) => void;
}

/** A PostgreSQL process that accepts connections. */
export interface DatabaseServer {
  readonly child: ChildProcess;
  /** Resolves with its last output once the process has ended. */
  readonly ended: Promise<readonly string[]>;
}

/**
 * Starts PostgreSQL on a cluster and waits until it accepts connections, after any recovery.
 * @throws EmbeddedDatabaseError with the reason for a failure
 */
export const launchServer = ({ binaries, clusterDir, port, user, log }: ServerOptions): Promise<DatabaseServer> =>
  new Promise((done, fail) => {
    const settings = {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      fsync: 'on',
      max_connections: '120',
    };
    const child = spawn(
      binaries.postgres,
      [
        '-D',
        clusterDir,
        '-p',
        String(port),
        ...Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]),
      ],
      {
        ...asDatabaseUser(user),
        stdio: ['ignore', 'ignore', 'pipe'],
        // Not in the terminal's process group: Ctrl-C would end it before the running requests are finished.
        detached: process.platform !== 'win32',
      },
    );
    const lines: string[] = [];
    const ended = new Promise<readonly string[]>((tell) => child.once('exit', () => tell(lines)));
    const refuse = (reason: string) => fail(startFaultOf(clusterDir, reason, lines));
    const timer = setTimeout(() => {
      child.kill('SIGQUIT');
      refuse('no answer within a minute');
    }, startTimeoutMs);
    child.stderr.on('data', (chunk: Buffer) => {
      for (const line of chunk.toString().split('\n')) {
        if (line.trim() === '') continue;
        lines.push(line.trim());
        if (lines.length > 50) lines.shift();
        log(line.trim());
      }
      if (lines.some((line) => line.includes('ready to accept connections'))) {
        clearTimeout(timer);
        done({ child, ended });
      }
    });
    child.once('error', (error) => refuse(error.message));
    // Waits for its output as well, which explains its end, but not forever, because a child process may keep the pipe
    // open.
    child.once('exit', (code, signal) => {
      clearTimeout(timer);
      setTimeout(() => refuse(signal ? `it was ended by ${signal}` : `it ended with code ${String(code)}`), 50);
    });
  });

/** Stops a server: running transactions are rolled back, committed ones are on disk. */
export const haltServer = (child: ChildProcess, { binaries, clusterDir }: ServerOptions): Promise<void> =>
  new Promise((done) => {
    if (child.exitCode !== null || child.signalCode !== null) return done();
    const timer = setTimeout(() => child.kill('SIGQUIT'), stopTimeoutMs);
    child.once('exit', () => {
      clearTimeout(timer);
      done();
    });
    if (process.platform === 'win32') spawn(binaries.pgCtl, ['stop', '-D', clusterDir, '-m', 'fast']);
    else child.kill('SIGINT');
  });
