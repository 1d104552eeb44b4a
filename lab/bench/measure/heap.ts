import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('V8 has no collector to call.');
  collect();
};

/** This process's memory after a collection of garbage, in bytes. */
export const memoryHeld = (): NodeJS.MemoryUsage => {
  collectGarbage();
  return process.memoryUsage();
};

/** Average heap size of a result in bytes, without its inputs. */
export const heapOf = (make: () => unknown, times = 20): number => {
  make();
  const before = memoryHeld().heapUsed;
  const held = Array.from({ length: times }, make);
  const bytes = (memoryHeld().heapUsed - before) / held.length;
  return bytes;
};
