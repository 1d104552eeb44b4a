import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import process from 'node:process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The fields of a process after its name, which may contain spaces; empty for an unknown process. */
const fieldsOf = (line: string): readonly string[] => line.slice(line.lastIndexOf(')') + 2).split(' ');

/** Whether a process is a zombie, waiting to be reaped by its parent. */
const isUncollected = (pid: number): boolean => {
  if (process.platform !== 'linux') return false;
  try {
    return fieldsOf(readFileSync(`/proc/${pid}/stat`, 'utf8'))[0] === 'Z';
  } catch {
    return false;
  }
};

export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return !isUncollected(pid);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** The start time of a process in the system's format, which distinguishes it from a later process with the same id. */
export const startOf = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') {
    const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
    return fieldsOf(line)[19] ?? '';
  }
  if (process.platform === 'win32') return '';
  const { stdout } = await run('ps', ['-o', 'lstart=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
};

/** The command line of a process; '' if it cannot be read. */
export const commandOf = async (pid: number): Promise<string> => {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  if (process.platform === 'win32') return '';
  const { stdout } = await run('ps', ['-o', 'command=', '-p', String(pid)]).catch(() => ({ stdout: '' }));
  return stdout.trim();
};
