import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

/** A server of an adopter's project. */
export interface ServedCommand {
  readonly url: string;
  readonly close: () => void;
}

/**
 * Starts a project's Node server and waits until it prints its address, with or without colours.
 * @throws Error with its output if it ends before that
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
