import { runRoom } from './run-room.mjs';

/** Mutants per part: interrupting a long sample loses only the last part. */
const partMutants = 100;

/** A smaller part would take longer to start than to run. */
const leastMutants = 20;

/** Percentage of a room that is run first, to learn its number of mutants. */
const firstPercent = 0.5;

/**
 * Mutates a seeded sample of a room, an estimate of the room's score. Continues where an earlier run with the same seed
 * ended.
 * @param count minimum number of mutants to run
 * @param known the saved result of an earlier run; omitted or with another seed: starts anew
 * @param onPart receives the result so far after each part
 * @returns the result for `sample.percent` of the room's mutants
 */
export const runSample = async (room, { count, seed, reporters, known, commit, onPart }) => {
  let result =
    known?.sample?.seed === seed
      ? known
      : { killed: 0, undecided: 0, survivors: [], sample: { percent: 0, seed, of: 0 }, commits: [] };
  const judged = () => result.killed + result.survivors.length;
  while (judged() < count && result.sample.percent < 100) {
    const from = result.sample.percent;
    const step =
      result.sample.of === 0
        ? firstPercent
        : (100 * Math.max(leastMutants, Math.min(partMutants, count - judged()))) / result.sample.of;
    const to = Math.min(100, from + step);
    const { killed, undecided, survivors, of, leftOut } = await runRoom(room, {
      reporters,
      sample: { seed, from, to },
      ignoreStatic: room.leavesOutStatic,
    });
    result = {
      killed: result.killed + killed,
      undecided: (result.undecided ?? 0) + undecided,
      survivors: [...result.survivors, ...survivors],
      sample: { percent: to, seed, of, leftOut },
      commits: [...new Set([...(result.commits ?? []), commit])],
    };
    onPart(result);
  }
  return result;
};
