import process from 'node:process';
import { writePage } from './mutation/page.mjs';
import { rooms } from './mutation/rooms.mjs';
import { runRoom } from './mutation/run-room.mjs';
import { breakingScore, inWords, scoreOf, unexplained } from './mutation/score.mjs';

const wanted = process.argv.slice(2);
const unknown = wanted.find((name) => rooms.every((room) => room.name !== name));
if (unknown !== undefined) {
  console.error(`There is no room "${unknown}": choose from ${rooms.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

const results = {};
for (const room of rooms.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  const result = await runRoom(room, { reporters: ['progress-append-only', 'html'] });
  results[room.name] = result;
  writePage({ [room.name]: result });
  for (const survivor of unexplained(result)) console.log(`survived  ${inWords(survivor)}`);
  const { killed, survivors } = result;
  console.log(`${room.name}: ${scoreOf(result)} % (${killed} killed, ${survivors.length} survived)`);
}
process.exit(Object.values(results).every((result) => scoreOf(result) >= breakingScore) ? 0 : 1);
