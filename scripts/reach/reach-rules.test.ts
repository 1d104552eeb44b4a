import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../prepare/root.mjs';
import { createReachRules } from './reach-rules.mjs';

const room = {
  'packages/kit/README.md': '`offered` is for adopters.',
  'packages/kit/src/index.ts': "export { left, LostError, offered, thrown, used } from './kit.ts';",
  'packages/kit/src/kit.ts': 'export class LostError extends Error {}',
  'packages/kit/src/other.ts': "import { type left, used } from './kit.ts';\nthrow new LostError();",
  'packages/kit/src/Shown.stories.tsx': "import { Shown } from './Shown.tsx';",
  'packages/kit/src/kit.test.ts': "import { left } from './kit.ts';",
};
const rules = createReachRules(() => new Map(Object.entries(room)));
const exported = (name: string, file = 'packages/kit/src/index.ts') =>
  rules.unreachedIn([{ file, exports: [{ name }] }]);

describe('what knip finds unused', () => {
  it('is unreached, a file or an export', () => {
    expect(exported('left')).toEqual(['packages/kit/src/index.ts#left']);
    expect(rules.unreachedIn([{ file: 'packages/kit/src/alone.ts', files: [{}] }])).toEqual([
      'packages/kit/src/alone.ts',
    ]);
  });

  it('is reached where a README names it, a story shows it, or another file of the package uses it', () => {
    expect(exported('offered')).toEqual([]);
    expect(exported('Shown', 'packages/kit/src/Shown.tsx')).toEqual([]);
    expect(exported('used')).toEqual([]);
  });

  it('is reached where it is an error that the package throws', () => {
    expect(exported('LostError')).toEqual([]);
    expect(exported('FoundError')).toEqual(['packages/kit/src/index.ts#FoundError']);
  });

  it('is of no interest in tests and what they are made with', () => {
    expect(exported('left', 'packages/kit/src/testing/world.ts')).toEqual([]);
    expect(exported('left', 'packages/kit/src/kit.test.ts')).toEqual([]);
    expect(exported('left', 'apps/kit/src/contract-tests/call.ts')).toEqual([]);
  });
});

it('every package says where it is built: what is built is led back to its source, or nothing would be reached', () => {
  const packages = readdirSync(inRoot('packages'));
  const builtIn = packages.map((name) => {
    const text = readFileSync(inRoot(`packages/${name}/tsconfig.json`), 'utf8');
    return (JSON.parse(text) as { compilerOptions?: { outDir?: string } }).compilerOptions?.outDir;
  });
  expect(new Set(builtIn)).toEqual(new Set(['dist']));
});
