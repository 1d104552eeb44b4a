import { readdirSync, readFileSync } from 'node:fs';

const nsPerMs = 1e6;

/** The processor time used by the threads of a process, in milliseconds. Linux only. */
export const processorTime = (processId: number | undefined): number =>
  readdirSync(`/proc/${processId}/task`)
    .map(
      (thread) => Number(readFileSync(`/proc/${processId}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / nsPerMs,
    )
    .reduce((sum, ms) => sum + ms, 0);
