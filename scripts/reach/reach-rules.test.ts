import { existsSync, readdirSync, readFileSync } from 'node:fs';
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

describe('findings of knip', () => {
  it('count as unreachable, file or export', () => {
    expect(exported('left')).toEqual(['packages/kit/src/index.ts#left']);
    expect(rules.unreachedIn([{ file: 'packages/kit/src/alone.ts', files: [{}] }])).toEqual([
      'packages/kit/src/alone.ts',
    ]);
  });

  it('count as reachable if a README names them, a story shows them, or another file of the package uses them', () => {
    expect(exported('offered')).toEqual([]);
    expect(exported('Shown', 'packages/kit/src/Shown.tsx')).toEqual([]);
    expect(exported('used')).toEqual([]);
  });

  it('count as reachable for an error that the package throws', () => {
    expect(exported('LostError')).toEqual([]);
    expect(exported('FoundError')).toEqual(['packages/kit/src/index.ts#FoundError']);
  });

  it('are ignored in tests and test support', () => {
    expect(exported('left', 'packages/kit/src/testing/world.ts')).toEqual([]);
    expect(exported('left', 'packages/kit/src/kit.test.ts')).toEqual([]);
    expect(exported('left', 'apps/kit/src/contract-tests/call.ts')).toEqual([]);
  });
});

it('map built files to their sources, because otherwise only unreachable files would be found', () => {
  const packages = readdirSync(inRoot('packages')).filter((name) =>
    existsSync(inRoot(`packages/${name}/tsconfig.json`)),
  );
  const builtIn = packages.map((name) => {
    const text = readFileSync(inRoot(`packages/${name}/tsconfig.json`), 'utf8');
    return (JSON.parse(text) as { compilerOptions?: { outDir?: string } }).compilerOptions?.outDir;
  });
  expect(new Set(builtIn)).toEqual(new Set(['dist']));
});
