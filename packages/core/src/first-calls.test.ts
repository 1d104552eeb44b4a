import { expect, it } from 'vitest';
import * as address from './address/index.ts';
import * as order from './order/index.ts';
import * as site from './site/index.ts';
import { rawErrorsOf } from './testing/wrong-arguments.ts';

const valid: Readonly<Record<string, readonly unknown[]>> = {
  isEmail: ['ada@example.com'],
  canBecome: ['new', 'published'],
  siteByCode: ['EUR'],
};

it('answers or names an argument of a wrong type in the questions that adopters begin with', () => {
  expect(rawErrorsOf({ ...address, ...order, ...site }, valid)).toEqual([]);
});
