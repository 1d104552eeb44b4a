import { spawn } from 'node:child_process';
import { inRoot, root } from '../../scripts/prepare/root.mjs';

/** A program's exit code and output. */
export interface ProgramEnd {
  readonly code: number | null;
  readonly output: string;
}

/**
 * Runs one of the programs behind `npm run` until it ends, as an operator at a terminal does.
 * @param program its file in `scripts`, and its arguments
 * @param environment additions to this process's environment
 * @param prefix a command prefix that runs it, as in `unshare -m`; default: none
 */
export const runProgram = (
  [program, ...args]: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>>,
  prefix: readonly string[] = [],
): Promise<ProgramEnd> =>
  new Promise((resolve, reject) => {
    const [command = '', ...rest] = [...prefix, process.execPath, inRoot('scripts', program), ...args];
    const child = spawn(command, rest, {
      cwd: root,
      env: { ...process.env, DATABASE_URL: '', PORT: '0', HOST: 'localhost', NODE_ENV: 'production', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      // A store that opens although it should not is stopped, so that the test fails instead of hanging.
      if (output.includes('The store is open at')) child.kill('SIGTERM');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });

/** Raw messages of the system, Node or PostgreSQL that no operator should see. */
export const rawMessages =
  /\b(?:E[A-Z]{3,}:|ENOTDIR|ENOENT|ENOTEMPTY|EACCES|EPERM|EEXIST|EISDIR|EROFS|ENOSPC|Z_[A-Z]+_ERROR|TypeError|SyntaxError|ERR_[A-Z_]+|FATAL:|PANIC:|node:internal)|^\s+at .+:\d+:\d+/m;
