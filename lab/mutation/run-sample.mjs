import { listMutants } from './list-mutants.mjs';
import { runRoom } from './run-room.mjs';

/** Mutants per part: interrupting a long sample loses only the last part. */
const partMutants = 100;

/** A smaller part would take longer to start than to run. */
const leastMutants = 20;

/** The lines of mutants, as Stryker names them. */
const linesOf = (mutants) => [...new Set(mutants.map(({ file, lines }) => `${file}:${lines.join('-')}`))];

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
      : { killed: 0, undecided: 0, survivors: [], sample: { percent: 0, seed, of: 0, leftOut: 0 }, commits: [] };
  const judged = () => result.killed + result.survivors.length;
  if (judged() >= count) return result;
  const listed = await listMutants(room, seed);
  while (judged() < count && result.sample.percent < 100) {
    const { percent: from, leftOut: leftOutBefore = 0 } = result.sample;
    const rest = listed.filter(({ draw }) => draw >= from);
    const size = Math.max(leastMutants, Math.min(partMutants, count - judged()));
    const to = rest[size]?.draw ?? 100;
    const { killed, undecided, survivors, leftOut } = await runRoom(room, {
      mutate: linesOf(rest.slice(0, size)),
      reporters,
      sample: { seed, from, to },
      ignoreStatic: room.leavesOutStatic,
    });
    result = {
      killed: result.killed + killed,
      undecided: (result.undecided ?? 0) + undecided,
      survivors: [...result.survivors, ...survivors],
      sample: { percent: to, seed, of: listed.length, leftOut: leftOutBefore + leftOut },
      commits: [...new Set([...(result.commits ?? []), commit])],
    };
    onPart(result);
  }
  return result;
};
