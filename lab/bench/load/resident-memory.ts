import { readFileSync } from 'node:fs';

const kibPerMib = 1_024;

/** The current resident memory of a process without its children, in MiB. Linux only. */
export const residentMemory = (processId: number | undefined): number => {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / kibPerMib;
};
