import { runRoom } from './run-room.mjs';

/** Mutants that are run at once: whoever ends a long sample keeps all parts but the last. */
const partMutants = 100;

/** A part of fewer would take longer to begin than to run. */
const leastMutants = 20;

/** Percent of a room that is tried first, to learn how many mutants it has. */
const firstPercent = 0.5;

/**
 * Mutates a room in so many of its places, drawn by a seed: an estimate of the room's score. Goes on where an earlier run
 * of the same seed ended.
 * @param count how many mutants are judged at least
 * @param known what was saved of an earlier run; left out, or of another seed: begins anew
 * @param onPart hears the result so far after each part
 * @returns the result, `sample.percent` of the room's mutants
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
