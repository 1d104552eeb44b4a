import process from 'node:process';
import { parseArgs } from 'node:util';
import { writePage } from './mutation/page.mjs';
import { rooms } from './mutation/rooms.mjs';
import { runRoom } from './mutation/run-room.mjs';
import { runSample } from './mutation/run-sample.mjs';
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
const percent = values.sample === undefined ? undefined : Number(values.sample);
const seed = Number(values.seed);
if (percent !== undefined && !(percent > 0 && percent <= 100 && Number.isSafeInteger(seed))) {
  console.error('A sample is a percentage, its seed a whole number: --sample 16 --seed 1');
  process.exit(1);
}

const reporters = ['progress-append-only', 'html'];
let hasFailed = false;
for (const room of rooms.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const onPart = (result) => {
    writePage({ [room.name]: result });
    const { killed, survivors } = result;
    const drawn = percent === undefined ? '' : `, ${result.sample.percent} % of all by seed ${seed}`;
    console.log(`${room.name}: ${scoreOf(result)} % (${killed} killed, ${survivors.length} survived${drawn})`);
  };
  const isWhole = percent === undefined;
  const result = isWhole
    ? await runRoom(room, { reporters })
    : await runSample(room, { percent, seed, reporters, onPart });
  if (isWhole) onPart(result);
  for (const survivor of unexplained(result)) console.log(`survived  ${inWords(survivor)}`);
  hasFailed ||= scoreOf(result) < room.leastScore;
}
process.exit(hasFailed ? 1 : 0);
