import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { changedLines, findBase } from '../lab/mutation/changed-lines.mjs';
import { isMutated, rooms } from '../lab/mutation/rooms.mjs';
import { runRoom } from '../lab/mutation/run-room.mjs';
import { inWords, scoreOf, unexplained } from '../lab/mutation/score.mjs';
import { inRoot } from './prepare/root.mjs';

/**
 * Judges the mutants of changed lines in the rooms that are quick; of a large change those of lines that a seed draws, so
 * that it is about two minutes on two cores, whatever changed. Static mutants (of what runs while a module loads) are left
 * out, since one of them costs as much as a hundred others: the samples of `npm run mutation` judge them.
 */
const mostLines = 150;

/** Draws the lines of a change that is larger. */
const seed = process.env.MUTATION_SEED ?? '1';

/** So few survivors say nothing of a small change's score; they are listed all the same. */
const toleratedSurvivors = 2;

/** What can hold no mutant of its own: blank lines, comments, imports and lone brackets. */
const withoutCode = /^\s*(?:$|\/\/|\/?\*|import\b|[\])}]+[,;)]*$)/;

const linesOf = ({ file, from, to }) =>
  readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .slice(from - 1, to)
    .flatMap((text, index) => (withoutCode.test(text) ? [] : [{ file, from: from + index, to: from + index }]));

/** So many of the lines, drawn by a seed: a large change is judged by a fair sample. */
const drawLines = (lines, count) => {
  const drawOf = ({ file, from }) => createHash('sha256').update(`${seed} ${file} ${from}`).digest('hex');
  return lines
    .map((line) => ({ ...line, draw: drawOf(line) }))
    .sort((left, right) => (left.draw < right.draw ? -1 : 1))
    .slice(0, count);
};

/** Percent of noticed mutants below which a change fails; a drawn sample of a hundred lines may lie ten below its room. */
const leastScore = 75;

const base = findBase();
if (base === undefined) {
  console.log('There is no commit to compare with, so no lines have changed.');
  process.exit(0);
}

const changed = changedLines(base).flatMap((range) => {
  const room = rooms.find((candidate) => candidate.isQuick && isMutated(candidate, range.file));
  return room ? linesOf(range).map((line) => ({ ...line, room })) : [];
});
const drawn = drawLines(changed, mostLines);
const total = { killed: 0, survivors: [] };
for (const room of rooms) {
  const lines = changed.filter((line) => line.room === room);
  const taken = drawn.filter((line) => line.room === room);
  if (taken.length === 0) continue;
  const mutate = taken.map(({ file, from, to }) => `${file}:${from}-${to}`);
  const { killed, survivors } = await runRoom(room, { mutate, incremental: false, ignoreStatic: true });
  total.killed += killed;
  total.survivors.push(...survivors);
  console.log(`${room.name}: ${taken.length} changed lines, ${killed} mutants killed, ${survivors.length} survived`);
  if (taken.length < lines.length) console.log(`  drawn by seed ${seed} from ${lines.length} changed lines`);
}

const missing = unexplained(total);
for (const survivor of missing) console.log(`survived  ${inWords(survivor)}`);
const judged = { killed: total.killed, survivors: missing };
const isWorse = missing.length > toleratedSurvivors && scoreOf(judged) < leastScore;
console.log(`Since ${base.slice(0, 9)}: ${scoreOf(judged)} % of the mutants of changed lines are noticed`);
process.exit(isWorse ? 1 : 0);
