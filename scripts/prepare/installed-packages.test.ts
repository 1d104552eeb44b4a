import { expect, it } from 'vitest';
import { missingPackages, optionalToolPackages } from './installed-packages.mjs';

const locked = {
  '': { version: '0.0.0' },
  'packages/core': { version: '0.0.0' },
  'node_modules/@ironcart/core': { resolved: 'packages/core', link: true },
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/vitest': { version: '4.1.0', dev: true },
  'node_modules/hono/node_modules/mime': { version: '1.0.0' },
  'node_modules/sharp-win32': { version: '1.0.0', optional: true },
  'node_modules/typescript': { version: '6.0.0', devOptional: true },
};
const store = {
  'node_modules/hono': { version: '4.0.0' },
  'node_modules/hono/node_modules/mime': { version: '1.0.0' },
};

it("package check reports only the tools as missing if only the store's packages are installed", () => {
  expect(missingPackages('store', locked, store)).toEqual([]);
  expect(missingPackages('tools', locked, store)).toEqual(['node_modules/vitest', 'node_modules/typescript']);
});

it('package check reports no package as missing if everything is installed', () => {
  const everything = {
    ...store,
    'node_modules/vitest': { version: '4.1.0' },
    'node_modules/typescript': { version: '6.0.0' },
  };
  expect(missingPackages('store', locked, everything)).toEqual([]);
  expect(missingPackages('tools', locked, everything)).toEqual([]);
});

it('package check reports a package with another version than in the lock file, and one that is not installed', () => {
  const other = { 'node_modules/hono': { version: '3.9.0' } };
  expect(missingPackages('store', locked, other)).toEqual(['node_modules/hono', 'node_modules/hono/node_modules/mime']);
});

it('package check lists the tool packages that npm installs with the store as optional peers', () => {
  expect(optionalToolPackages(locked)).toEqual(['node_modules/typescript']);
});
