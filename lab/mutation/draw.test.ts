import { expect, test } from 'vitest';
import { drawOf } from './draw.mjs';

const mutant = {
  fileName: '/work/ironcart/packages/tax/src/rounded-tax.ts',
  location: { start: { line: 3, column: 2 }, end: { line: 3, column: 9 } },
  mutatorName: 'BooleanLiteral',
  replacement: 'true',
};

test('draws a mutant alike in the list and in the sandbox, whose objects order their keys differently', () => {
  const inSandbox = {
    ...mutant,
    fileName: '/work/ironcart/.cache/mutation/sandbox-1/packages/tax/src/rounded-tax.ts',
    location: { end: { column: 9, line: 3 }, start: { column: 2, line: 3 } },
  };
  expect(drawOf(1, inSandbox)).toBe(drawOf(1, mutant));
});

test('orders mutants differently for another seed', () => {
  expect(drawOf(2, mutant)).not.toBe(drawOf(1, mutant));
});
