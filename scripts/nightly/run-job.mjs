import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { constants } from 'node:os';
import process from 'node:process';
import { inRoot, root } from '../prepare/root.mjs';

/** Terminal colours, which a page cannot show. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: an escape sequence begins with a control character
const colours = /\u001b\[[\d;]*m/g;

const lastLine = (chunk) =>
  chunk
    .toString()
    .replace(colours, '')
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '');

/** The signal that ended a command of a job's shell or script, by its exit code; undefined for an exit of its own. */
const signalOf = (code) => Object.entries(constants.signals).find(([, number]) => code === 128 + number)?.[0];

/**
 * Runs a job and writes all its output to `.cache/nightly/<name>.log`.
 * @returns whether it passed, and its last line of output (the last line of stderr if stdout is empty)
 */
export const runJob = ({ name, command, environment }) =>
  new Promise((resolve) => {
    mkdirSync(inRoot('.cache/nightly'), { recursive: true });
    const log = createWriteStream(inRoot(`.cache/nightly/${name.replaceAll(' ', '-')}.log`));
    const child = spawn(command[0], command.slice(1), {
      cwd: root,
      env: { ...process.env, FORCE_COLOR: '0', ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let figure = '';
    let complaint = '';
    child.stdout.on('data', (chunk) => {
      log.write(chunk);
      figure = lastLine(chunk) ?? figure;
    });
    child.stderr.on('data', (chunk) => {
      log.write(chunk);
      complaint = lastLine(chunk) ?? complaint;
    });
    const end = (isPassed) => log.end(() => resolve({ isPassed, figure: (figure || complaint).slice(0, 160) }));
    child.on('error', (error) => {
      figure = error.message;
      end(false);
    });
    child.on('close', (code, signal) => {
      // Otherwise its last line would be read as what it found.
      const ended = signal ?? signalOf(code);
      if (ended !== undefined) figure = `ended by ${ended} after: ${figure || complaint}`;
      end(code === 0);
    });
  });
