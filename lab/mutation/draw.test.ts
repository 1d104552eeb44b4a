import { expect, test } from 'vitest';
import { drawOf } from './draw.mjs';

const mutant = {
  fileName: '/work/ironcart/packages/tax/src/rounded-tax.ts',
  location: { start: { line: 3, column: 2 }, end: { line: 3, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
};

test('mutant selection is the same in the list and in the sandbox, whose objects have another key order', () => {
  const inSandbox = {
    ...mutant,
    fileName: '/work/ironcart/.cache/mutation/sandbox-1/packages/tax/src/rounded-tax.ts',
    location: { end: { column: 9, line: 3 }, start: { column: 2, line: 3 } },
  };
  expect(drawOf(1, inSandbox)).toBe(drawOf(1, mutant));
});

test('mutant selection has another order for another seed', () => {
  expect(drawOf(2, mutant)).not.toBe(drawOf(1, mutant));
});
