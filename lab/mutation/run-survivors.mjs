import { isMutated } from './rooms.mjs';
import { runRoom } from './run-room.mjs';

/**
 * Judges a room's survivors again, after tests were written for them: what was killed stays killed. A survivor whose
 * line has changed since, or whose file the room leaves out since, counts no more.
 * @param known the result whose survivors are judged
 * @returns the result as it is now, with this commit beside the earlier ones
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
