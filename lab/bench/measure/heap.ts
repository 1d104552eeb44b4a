import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const collectGarbage = (): void => {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect !== 'function') throw new Error('V8 has no collector to call.');
  collect();
};

const heldBytes = (): number => {
  collectGarbage();
  return process.memoryUsage().heapUsed;
};

/** Average heap size of a result in bytes, without its inputs. */
export const heapOf = (make: () => unknown, times = 20): number => {
  make();
  const before = heldBytes();
  const held = Array.from({ length: times }, make);
  const bytes = (heldBytes() - before) / held.length;
  return bytes;
};
