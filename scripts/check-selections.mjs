import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot } from './prepare/root.mjs';
import { wholeSelections } from './selections/selection-rules.mjs';

// A view selects only the parts of an actor's snapshot that it shows: one that selects everything renders on every
// keystroke.

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', 'packages', 'apps'], {
  cwd: inRoot('.'),
  encoding: 'utf8',
});
const files = listed.split('\n').filter((path) => path !== '');
const found = wholeSelections(files, (path) => readFileSync(inRoot(path), 'utf8'));

for (const { path, line, what } of found)
  console.log(`${path}:${line}  ${what}: use useSelector with the part that is shown`);
console.log(`${found.length} selections of more than a view shows`);
process.exit(found.length === 0 ? 0 : 1);
