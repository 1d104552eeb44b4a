import { setTimeout as sleep } from 'node:timers/promises';
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('V8 has no collector to call.');
  collect();
};

/** This process's memory after a collection of garbage, in bytes. */
const memoryHeld = (): NodeJS.MemoryUsage => {
  collectGarbage();
  return process.memoryUsage();
};

/** Memory of a process at rest, in bytes. */
export interface RestingMemory extends NodeJS.MemoryUsage {
  /** The part of the heap that is compiled code: it grows as long as V8 finds more to optimize, whatever the process holds. */
  readonly code: number;
}

/** How often the collector is called: what a weak reference has held goes with the next call but one. */
const collections = 4;
const betweenMs = 250;

/** This process's memory once nothing is left that could be collected. */
export const restingMemory = async (): Promise<RestingMemory> => {
  for (let count = 0; count < collections; count += 1) {
    collectGarbage();
    await sleep(betweenMs);
  }
  const { code_and_metadata_size, bytecode_and_metadata_size } = getHeapCodeStatistics();
  return { ...process.memoryUsage(), code: code_and_metadata_size + bytecode_and_metadata_size };
};

/** Average heap size of a result in bytes, without its inputs. */
export const heapOf = (make: () => unknown, times = 20): number => {
  make();
  const before = memoryHeld().heapUsed;
  const held = Array.from({ length: times }, make);
  const bytes = (memoryHeld().heapUsed - before) / held.length;
  return bytes;
};
