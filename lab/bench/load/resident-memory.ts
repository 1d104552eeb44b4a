import { readFileSync } from 'node:fs';

const kibPerMib = 1_024;

/** The memory of a process that is in use now (its own, not its children's), in MiB. Linux. */
export const residentMemory = (processId: number | undefined): number => {
  const status = readFileSync(`/proc/${processId}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / kibPerMib;
};
