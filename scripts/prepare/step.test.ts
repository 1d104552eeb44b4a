import { spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { inRoot } from './root.mjs';

/** A process that runs a command which takes a while to end after a signal, as npm does, in a process group of its own. */
const runSlowly = async () => {
  const command = `
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => setTimeout(() => {
      require('node:fs').writeSync(3, 'tidied ');
      process.exit(1);
    }, 700));
    setInterval(() => {}, 1000);
    require('node:fs').writeSync(3, 'begun ');`;
  const program = `
    import { run } from ${JSON.stringify(pathToFileURL(inRoot('scripts/prepare/step.mjs')).href)};
    await run(process.execPath, ['-e', ${JSON.stringify(command)}], { stdio: ['ignore', 'pipe', 'pipe', 3] });`;
  const running = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let told = '';
  const pipe = running.stdio[3];
  pipe?.on('data', (chunk) => {
    told += String(chunk);
  });
  if (pipe) await once(pipe, 'data');
  const ended = once(running, 'exit');
  return { pid: running.pid ?? 0, ended, told: () => told };
};

it.each([
  ['Ctrl-C, which reaches the whole process group', 'SIGINT', -1],
  ['a signal to this process alone', 'SIGTERM', 1],
] as const)('command wrapper waits for the command to clean up after %s', async (_, signal, sign) => {
  const { pid, ended, told } = await runSlowly();
  process.kill(sign * pid, signal);
  expect(await ended).toEqual([null, signal]);
  expect(told()).toBe('begun tidied ');
});

it('command wrapper ends immediately after a second signal', async () => {
  const { pid, ended, told } = await runSlowly();
  process.kill(pid, 'SIGINT');
  setTimeout(() => process.kill(pid, 'SIGINT'), 100);
  expect(await ended).toEqual([null, 'SIGINT']);
  expect(told()).toBe('begun ');
  process.kill(-pid, 'SIGKILL');
});
