import { execFileSync } from 'node:child_process';
import process from 'node:process';
import { readResults, writePage } from '../lab/mutation/page.mjs';
import { rooms } from '../lab/mutation/rooms.mjs';
import { inWords, isTooLow, scoreOf, unexplained } from '../lab/mutation/score.mjs';
import { refuseArguments } from './arguments/refuse-arguments.mjs';
import { readOptions } from './prepare/read-options.mjs';
import { requireTools } from './prepare/require-tools.mjs';
import { root } from './prepare/root.mjs';

const usage = 'Usage: npm run mutation -- [ROOM ...] [--count 400] [--seed 1] [--anew] [--survivors]';
const { positionals: wanted, values } = readOptions(usage, {
  allowPositionals: true,
  options: {
    count: { type: 'string' },
    seed: { type: 'string', default: '1' },
    anew: { type: 'boolean' },
    survivors: { type: 'boolean' },
  },
});
const unknown = wanted.find((name) => rooms.every((room) => room.name !== name));
if (unknown !== undefined) {
  refuseArguments(`There is no room "${unknown}": choose from ${rooms.map(({ name }) => name).join(', ')}.`, usage);
}
const count = values.count === undefined ? undefined : Number(values.count);
const seed = Number(values.seed);
if (count !== undefined && !(count > 0 && Number.isSafeInteger(count) && Number.isSafeInteger(seed))) {
  refuseArguments('A sample is a number of mutants, its seed a whole number: --count 400 --seed 1', usage);
}
await requireTools();
const { runRoom } = await import('../lab/mutation/run-room.mjs');
const { runSample } = await import('../lab/mutation/run-sample.mjs');
const { runSurvivors } = await import('../lab/mutation/run-survivors.mjs');
const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim();

const reporters = ['progress-append-only', 'html'];
let hasFailed = false;
for (const room of rooms.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const onPart = (result) => {
    writePage({ [room.name]: result });
    const { killed, survivors } = result;
    const drawn = result.sample ? `, drawn by seed ${result.sample.seed}` : '';
    console.log(`${room.name}: ${scoreOf(result)} % (${killed} killed, ${survivors.length} survived${drawn})`);
  };
  const known = values.anew ? undefined : readResults()[room.name];
  if (values.survivors && known === undefined) {
    console.error(`${room.name}: nothing is known of survivors, run it without --survivors first`);
    process.exit(1);
  }
  const isWhole = count === undefined;
  const result = values.survivors
    ? await runSurvivors(room, { reporters, known, commit })
    : isWhole
      ? { ...(await runRoom(room, { reporters })), commits: [commit] }
      : await runSample(room, { count, seed, reporters, known, commit, onPart });
  if (isWhole || values.survivors) onPart(result);
  for (const survivor of unexplained(result)) console.log(`survived  ${inWords(survivor)}`);
  hasFailed ||= isTooLow(room, result);
}
process.exit(hasFailed ? 1 : 0);
