import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inRoot, root } from '../prepare/root.mjs';

// `acceptance/extending/own-product-type.test.ts` executes the recipe, and is too slow to run with every change.
it('product type recipe patches apply to the sources', () => {
  const recipe = readFileSync(inRoot('docs', 'extending', 'product-type.md'), 'utf8');
  const patches = [...recipe.matchAll(/```diff\n(.*?)```/gs)].map(([, patch = '']) => patch);
  expect(patches).toHaveLength(6);
  for (const patch of patches) {
    expect(() =>
      execFileSync('git', ['apply', '--check', '--recount', '-'], { cwd: root, input: patch }),
    ).not.toThrow();
  }
});
