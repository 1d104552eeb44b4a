import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot, root } from '../../scripts/prepare/root.mjs';

const git = (...args) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1024 ** 3,
  });

/** The output of `git`, or undefined for an unknown commit or outside a repository. */
const askGit = (...args) => {
  try {
    return git(...args).trim();
  } catch {
    return undefined;
  }
};

/** Age limit of a change if no branch point is known, in hours. */
const changeHours = 4;

/**
 * The commit to compare with: MUTATION_BASE, otherwise the branch point from origin/main, otherwise the last commit
 * that was at least four hours old at HEAD, otherwise the previous commit.
 */
export const findBase = () => {
  const head = askGit('rev-parse', 'HEAD');
  const madeAt = Number(askGit('show', '--no-patch', '--format=%ct', 'HEAD'));
  const candidates = [
    process.env.MUTATION_BASE,
    askGit('merge-base', 'HEAD', 'origin/main'),
    askGit('rev-list', '-1', `--before=${madeAt - changeHours * 3600}`, 'HEAD'),
    askGit('rev-parse', '--verify', 'HEAD~1'),
  ];
  return candidates.find((candidate) => candidate && candidate !== head);
};

const lineCount = (file) => readFileSync(inRoot(file), 'utf8').split('\n').length;

/**
 * The lines that differ from a commit, including uncommitted changes.
 * @returns {{ file: string, from: number, to: number }[]} line ranges, counted from 1, inclusive
 */
export const changedLines = (base) => {
  const ranges = [];
  let file = '';
  for (const line of git('diff', '--unified=0', '--no-color', '--diff-filter=AMR', base, '--', 'packages').split(
    '\n',
  )) {
    if (line.startsWith('+++ ')) file = line.slice('+++ b/'.length);
    const hunk = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/.exec(line);
    if (!hunk) continue;
    const from = Number(hunk[1]);
    const count = Number(hunk[2] ?? 1);
    if (count > 0) ranges.push({ file, from, to: from + count - 1 });
  }
  const added = git('ls-files', '--others', '--exclude-standard', '--', 'packages').split('\n').filter(Boolean);
  return [...ranges, ...added.map((addedFile) => ({ file: addedFile, from: 1, to: lineCount(addedFile) }))];
};
