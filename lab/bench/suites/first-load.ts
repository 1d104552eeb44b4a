import { spawnSync } from 'node:child_process';
import { inRoot } from '../../../scripts/prepare/root.mjs';
import type { RouteSize } from '../figures/size-table.ts';

/** Weighs what a browser loads first of each route, by the function that CI checks the budget with. */
export const measureFirstLoad = (): readonly RouteSize[] => {
  // It ends with code 1 for a route over its budget: a figure, here, and a failure in CI.
  const { stdout, stderr } = spawnSync(process.execPath, [inRoot('apps/storefront/route-sizes.mjs'), '--json'], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(`The routes could not be weighed:\n${stderr}`);
  return JSON.parse(stdout);
};
