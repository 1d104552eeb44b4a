import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { inRoot } from './prepare/root.mjs';
import { unexpectedMentions } from './prices/price-rules.mjs';

// Only `quoteCart` computes prices (docs/adr/0015): no other source of the product may combine price parts. The templates of
// create-ironcart are the code of adopters.

const listed = execFileSync(
  'git',
  [
    'ls-files',
    '--cached',
    '--others',
    '--exclude-standard',
    'packages',
    'apps',
    ':!packages/create-ironcart/templates',
  ],
  {
    cwd: inRoot('.'),
    encoding: 'utf8',
  },
);
const files = listed.split('\n').filter((path) => path !== '');
const unexpected = unexpectedMentions(files, (path) => readFileSync(inRoot(path), 'utf8'));

for (const { path, line, name, instead } of unexpected) console.log(`${path}:${line}  ${name}: ${instead}`);
console.log(`${unexpected.length} ways to a price beside quoteCart`);
process.exit(unexpected.length === 0 ? 0 : 1);
