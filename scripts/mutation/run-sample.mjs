import { runRoom } from './run-room.mjs';

/** Percent of a room's mutants that are run at once: whoever ends a long sample keeps all parts but the last. */
const partPercent = 4;

/**
 * Mutates a room in so many percent of its places, drawn by a seed: an estimate of the room's score.
 * @param onPart hears the result so far after each part
 */
export const runSample = async (room, { percent, seed, reporters, onPart }) => {
  let result = { killed: 0, survivors: [] };
  for (let from = 0; from < percent; from += partPercent) {
    const to = Math.min(percent, from + partPercent);
    const { killed, survivors, of } = await runRoom(room, { reporters, sample: { seed, from, to } });
    result = {
      killed: result.killed + killed,
      survivors: [...result.survivors, ...survivors],
      sample: { percent: to, seed, of },
    };
    onPart(result);
  }
  return result;
};
