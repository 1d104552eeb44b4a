import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { changedLines, findBase } from '../lab/mutation/changed-lines.mjs';
import { isMutated, rooms } from '../lab/mutation/rooms.mjs';
import { runRoom } from '../lab/mutation/run-room.mjs';
import { inWords, scoreOf, unexplained } from '../lab/mutation/score.mjs';
import { inRoot } from './prepare/root.mjs';

/**
 * Tests the mutants of changed lines in the rooms whose tests are fast. A large change is sampled by a seed, so that a
 * run takes about a minute and a half on two busy cores. Static mutants (of code that runs while a module loads) are excluded,
 * because one of them costs as much as a hundred others: the samples of `npm run mutation` test them.
 */
const mostLines = 60;

/** Selects the lines of a large change. */
const seed = process.env.MUTATION_SEED ?? '1';

/** A small change with at most this many survivors passes whatever its score; the survivors are listed all the same. */
const toleratedSurvivors = 2;

/** Lines that cannot contain a mutant: blank lines, comments, imports and lone brackets. */
const withoutCode = /^\s*(?:$|\/\/|\/?\*|import\b|[\])}]+[,;)]*$)/;

const linesOf = ({ file, from, to }) =>
  readFileSync(inRoot(file), 'utf8')
    .split('\n')
    .slice(from - 1, to)
    .flatMap((text, index) => (withoutCode.test(text) ? [] : [{ file, from: from + index, to: from + index }]));

/** Selects this number of lines at random, by a seed, so that the sample of a large change is unbiased. */
const drawLines = (lines, count) => {
  const drawOf = ({ file, from }) => createHash('sha256').update(`${seed} ${file} ${from}`).digest('hex');
  return lines
    .map((line) => ({ ...line, draw: drawOf(line) }))
    .sort((left, right) => (left.draw < right.draw ? -1 : 1))
    .slice(0, count);
};

/** Minimum percentage of detected mutants; the score of sixty sampled lines may be ten below that of its room. */
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
