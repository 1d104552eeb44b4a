import process from 'node:process';
import { changedLines, findBase } from './mutation/changed-lines.mjs';
import { isMutated, rooms } from './mutation/rooms.mjs';
import { runRoom } from './mutation/run-room.mjs';
import { inWords, scoreOf, unexplained } from './mutation/score.mjs';

/** About two minutes on two cores: a line has one to two mutants, a mutant costs a quarter of a second. */
const mostLines = 240;

/** So few survivors say nothing of a small change's score; they are listed all the same. */
const toleratedSurvivors = 2;

/** As many of the ranges, in their order, as fit into `lines`; the last one is cut. */
const firstLines = (ranges, lines) => {
  let left = lines;
  return ranges.flatMap(({ file, from, to }) => {
    const end = Math.min(to, from + left - 1);
    left -= Math.max(0, end - from + 1);
    return end >= from ? [{ file, from, to: end }] : [];
  });
};

const linesIn = (ranges) => ranges.reduce((sum, { from, to }) => sum + to - from + 1, 0);

/** Percent of noticed mutants below which a change fails. */
const leastScore = 92;

const base = findBase();
if (base === undefined) {
  console.log('There is no commit to compare with, so no lines have changed.');
  process.exit(0);
}

const changed = changedLines(base).flatMap((range) => {
  const room = rooms.find((candidate) => candidate.isQuick && isMutated(candidate, range.file));
  return room ? [{ ...range, room }] : [];
});
const share = mostLines / Math.max(1, new Set(changed.map(({ room }) => room)).size);
const total = { killed: 0, survivors: [] };
let linesLeft = 0;
for (const room of rooms) {
  const ranges = changed.filter((range) => range.room === room);
  if (ranges.length === 0) continue;
  const taken = firstLines(ranges, Math.floor(share));
  const left = linesIn(ranges) - linesIn(taken);
  linesLeft += left;
  const mutate = taken.map(({ file, from, to }) => `${file}:${from}-${to}`);
  const { killed, survivors } = await runRoom(room, { mutate, incremental: false });
  total.killed += killed;
  total.survivors.push(...survivors);
  console.log(`${room.name}: ${linesIn(taken)} changed lines, ${killed} mutants killed, ${survivors.length} survived`);
  if (left > 0) console.log(`  ${left} more lines are left to npm run mutation -- ${room.name}`);
}

const missing = unexplained(total);
for (const survivor of missing) console.log(`survived  ${inWords(survivor)}`);
const judged = { killed: total.killed, survivors: missing };
// A change too large for this run is judged by `npm run mutation`: a sample of its lines says where to look, not more.
const isWorse = linesLeft === 0 && missing.length > toleratedSurvivors && scoreOf(judged) < leastScore;
console.log(`Since ${base.slice(0, 9)}: ${scoreOf(judged)} % of the mutants of changed lines are noticed`);
process.exit(isWorse ? 1 : 0);
