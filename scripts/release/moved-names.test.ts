import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { movedNames } from '../../packages/create-ironcart/src/update/moved-names.mjs';
import { rewriteImports } from '../../packages/create-ironcart/src/update/rewrite-imports.mjs';
import { inRoot } from '../prepare/root.mjs';

/** The report of an entry's public surface. */
const reportOf = (entry: string): string => {
  const [, name, path = 'index'] = /^@ironcart\/([^/]+)(?:\/(.+))?$/.exec(entry) ?? [];
  return readFileSync(inRoot(`packages/${name}/api/${path.replaceAll('/', '-')}.txt`), 'utf8');
};

const isExported = (entry: string, name: string) =>
  new RegExp(`^(?:const|function|class|interface|type|enum) ${name}\\b`, 'm').test(reportOf(entry));

describe('renamed exports', () => {
  it.each(movedNames)('$from.name is no longer in its entry, but its replacement is', ({ from, to }) => {
    expect(isExported(to.entry, to.name)).toBe(true);
    expect(isExported(from.entry, from.name)).toBe(false);
  });

  const moves = [
    { since: '1.0.0', from: { entry: 'p/a', name: 'one' }, to: { entry: 'p/a', name: 'first' } },
    { since: '1.0.0', from: { entry: 'p/a', name: 'Two' }, to: { entry: 'p/b', name: 'Two' } },
  ];
  const rewritten = (source: string) => rewriteImports(source, moves).source;

  it.each([
    ["import { one } from 'p/a';", "import { first as one } from 'p/a';"],
    ['import { zero, one as it } from "p/a"', 'import { zero, first as it } from "p/a"'],
    ["import { one as first } from 'p/a';", "import { first } from 'p/a';"],
    ["import type { Two } from 'p/a';", "import type { Two } from 'p/b';"],
    [
      "import {\n  one,\n  type Two,\n  zero,\n} from 'p/a';",
      "import { first as one, zero } from 'p/a';\nimport { type Two } from 'p/b';",
    ],
    ["export { one } from 'p/a';", "export { first as one } from 'p/a';"],
    ["import { one } from 'p/c';", "import { one } from 'p/c';"],
    ["import { zero } from 'p/a';\nconst one = zero;", "import { zero } from 'p/a';\nconst one = zero;"],
  ])('%j becomes %j, and is then stable', (before, after) => {
    expect(rewritten(before)).toBe(after);
    expect(rewritten(after)).toBe(after);
  });

  it.each([
    "import * as a from 'p/a';\na.one();",
    "const { one } = require('p/a');",
    "const { one } = await import('p/a');",
  ])('%j is left for manual change', (source) => {
    expect(rewriteImports(source, moves)).toEqual({
      source,
      notes: [{ line: 1, text: 'one of p/a is now first of p/a' }],
    });
  });
});
