import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A server of somebody else's project. */
export interface ServedCommand {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Runs a Node program of a project that serves it, until it prints its address, in colours or without.
 * @throws Error with its output when it ends before that
 */
export const serveCommand = (folder: string, ...args: readonly string[]): Promise<ServedCommand> => {
  const server = spawn('node', args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [url] = /http:\/\/localhost:\d+/.exec(stripVTControlCharacters(output)) ?? [];
      if (url !== undefined) resolve({ url, close: () => void server.kill('SIGTERM') });
    });
    server.once('exit', () => reject(new Error(`${args.join(' ')} ended:\n${output}`)));
  });
};
