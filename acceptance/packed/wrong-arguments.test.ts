import { expect, it } from 'vitest';
import { adopterProject } from './project.ts';

/** Calls every exported function with wrong values in every position, and prints the problems as JSON. */
const program = `
import { readFileSync } from 'node:fs';
import { rawErrorsOf } from '@ironcart/core/testing';

const values = [undefined, null, 'x', 7, [], {}, new Map(), [null], [{}]];
const combinations = (count) =>
  count === 0 ? [[]] : combinations(count - 1).flatMap((given) => values.map((value) => [...given, value]));
const isNaNFor = (call, given) => {
  try {
    return Number.isNaN(call(...given));
  } catch {
    return false;
  }
};

const found = new Set();
let calls = 0;
for (const name of ['core', 'pricing', 'tax']) {
  const { exports } = JSON.parse(readFileSync('node_modules/@ironcart/' + name + '/package.json', 'utf8'));
  for (const entry of Object.keys(exports).filter((key) => !key.endsWith('.json'))) {
    const functions = Object.entries(await import('@ironcart/' + name + entry.slice(1))).filter(
      ([key, value]) => typeof value === 'function' && !key.startsWith('require'),
    );
    for (const [key, call] of functions) {
      const arity = Math.min(call.length + 1, 4);
      for (const given of [[], ...combinations(arity)]) {
        calls += 1;
        if (isNaNFor(call, given)) found.add(name + entry.slice(1) + ' ' + key + ': NaN');
      }
      for (const value of call.length > 0 ? values : []) {
        for (const error of rawErrorsOf({ [key]: call }, { [key]: Array(arity).fill(value) }))
          found.add(name + entry.slice(1) + ' ' + error);
      }
    }
  }
}
console.log(JSON.stringify({ calls, found: [...found] }));
`;

it('exported functions name a wrong argument from plain JavaScript, instead of an engine error, NaN or no end', async () => {
  const project = await adopterProject();
  const output = await project.run('node', project.write('wrong-arguments.mjs', program));
  const { calls, found } = JSON.parse(output) as { readonly calls: number; readonly found: readonly string[] };
  expect(calls).toBeGreaterThan(100_000);
  expect(found).toEqual([]);
});
