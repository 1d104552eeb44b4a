import { join } from 'node:path';
import { it } from 'vitest';
import { adopterProject } from './project.ts';
import { packedLibraries } from './tarballs.ts';

/** Views in three dimensions import the addons of three, which are ES modules only. */
const esmOnly = ['@ironcart/react-ui/gym-scene', '@ironcart/react-ui/turn-view'];

/** A file of tests as Jest runs it without a configuration: CommonJS, not transformed. */
const tests = (names: readonly string[]) => `
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');

const entriesOf = (name) => {
  const { exports } = require('node:module').createRequire(__filename)(name + '/package.json');
  return Object.entries(exports).flatMap(([entry, { require: built }]) => (built ? [name + entry.slice(1)] : []));
};

test.each(${JSON.stringify(names)}.flatMap(entriesOf).filter((entry) => !${JSON.stringify(esmOnly)}.includes(entry)))('%s', (entry) => {
  expect(Object.keys(require(entry)).length).toBeGreaterThan(0);
});

test('a view', () => {
  const { money } = require('@ironcart/core/money');
  const { createProduct } = require('@ironcart/core/product');
  const { ProductCard } = require('@ironcart/react-ui');
  const product = createProduct({ productId: 1, name: 'Bar', listPrice: money(34_500) });
  expect(renderToString(createElement(ProductCard, { card: { product, price: { amount: money(34_500) } } }))).toContain('$345.00');
});

test('a call of the client', async () => {
  const { createClient } = require('@ironcart/api/client');
  const { siteByCode } = require('@ironcart/core/site');
  const fetch = async () => Response.json([]);
  const client = createClient({ baseUrl: 'http://shop.test', site: siteByCode('USA'), fetch });
  expect(await client.site.countries()).toEqual([]);
});
`;

it('Jest, which cannot require ES modules, loads every entry, renders a view and calls the client', async () => {
  const project = await adopterProject();
  const names = (await packedLibraries()).map(({ name }) => name);
  project.write('jest/entries.test.cjs', tests(names));
  project.write('jest/jest.config.json', JSON.stringify({ testMatch: ['**/*.test.cjs'] }));
  const jest = join('node_modules', 'jest', 'bin', 'jest.js');
  await project.run('node', jest, '--config', 'jest/jest.config.json');
});
