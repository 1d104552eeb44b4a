import process from 'node:process';
import { parseArgs } from 'node:util';
import { writePage } from './mutation/page.mjs';
import { rooms } from './mutation/rooms.mjs';
import { runRoom } from './mutation/run-room.mjs';
import { inWords, scoreOf, unexplained } from './mutation/score.mjs';

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: { sample: { type: 'string' }, seed: { type: 'string', default: '1' } },
});
const unknown = wanted.find((name) => rooms.every((room) => room.name !== name));
if (unknown !== undefined) {
  console.error(`There is no room "${unknown}": choose from ${rooms.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const sample = values.sample === undefined ? undefined : { size: Number(values.sample), seed: Number(values.seed) };
if (sample !== undefined && !(sample.size > 0 && Number.isSafeInteger(sample.seed))) {
  console.error('A sample has a size above 0 and a whole number for a seed: --sample 700 --seed 1');
  process.exit(1);
}

let hasFailed = false;
for (const room of rooms.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const result = await runRoom(room, { reporters: ['progress-append-only', 'html'], sample });
  writePage({ [room.name]: result });
  for (const survivor of unexplained(result)) console.log(`survived  ${inWords(survivor)}`);
  const { killed, survivors } = result;
  const drawn = sample ? `, a sample of ${result.sample.of} by seed ${sample.seed}` : '';
  console.log(`${room.name}: ${scoreOf(result)} % (${killed} killed, ${survivors.length} survived${drawn})`);
  hasFailed ||= scoreOf(result) < room.leastScore;
}
process.exit(hasFailed ? 1 : 0);
