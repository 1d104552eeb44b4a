import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runTypeScript } from '../prepare/run-typescript.mjs';
import { runJob } from './run-job.mjs';

const jobOf = (script: string) =>
  runJob({ name: 'a test of run-job', command: [process.execPath, '-e', script], environment: {} });

describe('runJob', () => {
  it('returns the last line of a job that passed', async () => {
    expect(await jobOf('console.log("begun\\n20 schedules ran\\n")')).toEqual({
      isPassed: true,
      figure: '20 schedules ran',
    });
  });

  it('reports a job ended before its result, by any signal', async () => {
    const progress = 'console.log("20 schedules: a scenario");';
    const expected = { isPassed: false, figure: 'ended by SIGKILL after: 20 schedules: a scenario' };
    expect(await jobOf(`${progress} process.kill(process.pid, "SIGKILL")`)).toEqual(expected);
    // As a shell, npm and runTypeScript pass it on.
    expect(await jobOf(`${progress} process.exit(137)`)).toEqual(expected);
  });
});

describe('runTypeScript', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ironcart-run-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it("returns the shell's exit code if a signal has ended the file", async () => {
    const file = join(folder, 'killed.ts');
    await writeFile(file, 'process.kill(process.pid, "SIGKILL" satisfies NodeJS.Signals);');
    expect(await runTypeScript(file)).toBe(137);
  });
});
