import { isMutated } from './rooms.mjs';
import { runRoom } from './run-room.mjs';

/**
 * Runs a room's survivors again after new tests were written; killed mutants stay killed. A survivor is dropped if its
 * line has changed or the room no longer includes its file.
 * @param known the result whose survivors are run
 * @returns the updated result, with this commit beside the earlier ones
 */
export const runSurvivors = async (room, { reporters, known, commit }) => {
  const files = [...new Set(known.survivors.map(({ file }) => file))].filter((file) => isMutated(room, file));
  const { killed, undecided, survivors } = await runRoom(room, {
    mutate: files,
    incremental: false,
    reporters,
    survivors: known.survivors,
    ignoreStatic: room.leavesOutStatic,
  });
  return {
    ...known,
    killed: known.killed + killed,
    undecided: (known.undecided ?? 0) + undecided,
    survivors,
    commits: [...new Set([...(known.commits ?? []), commit])],
  };
};
