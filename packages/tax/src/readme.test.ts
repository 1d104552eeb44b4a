import { readFileSync } from 'node:fs';
import * as core from '@ironcart/core';
import { expect, it } from 'vitest';
import * as dated from './dated/index.ts';
import * as tax from './index.ts';
import * as vatNumber from './vat-number/index.ts';

const entries = {
  '@ironcart/core': core,
  '@ironcart/tax': tax,
  '@ironcart/tax/dated': dated,
  '@ironcart/tax/vat-number': vatNumber,
};

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const examples = [...readme.matchAll(/```ts\n(.*?)```/gs)].map(([, code = '']) => code);

/** An example as a function's body: imports from the entries, and `value; // => expected` as an expectation. */
const runnable = (code: string): string =>
  code
    .replaceAll(/^import (.*) from '(.*)';$/gm, "const $1 = entries['$2'];")
    .replaceAll(/^(.*); \/\/ => (.*)$/gm, 'expect($1).toEqual($2);');

it.each(examples.map((code) => [code]))('the README’s example holds what it says:\n%s', (code) => {
  expect(code).toContain('// => ');
  new Function('entries', 'expect', runnable(code))(entries, expect);
});
