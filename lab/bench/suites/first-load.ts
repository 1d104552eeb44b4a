import { spawnSync } from 'node:child_process';
import { inRoot } from '../../../scripts/prepare/root.mjs';
import type { RouteSize } from '../figures/size-table.ts';

/** Measures what a browser loads first for each route, with the function of CI's budget check. */
export const measureFirstLoad = (): readonly RouteSize[] => {
  // It exits with 1 if a route exceeds its budget: only a figure here, but a failure in CI.
  const { stdout, stderr } = spawnSync(process.execPath, [inRoot('apps/storefront/route-sizes.mjs'), '--json'], {
    encoding: 'utf8',
  });
  if (stdout === '') throw new Error(`The routes could not be weighed:\n${stderr}`);
  return JSON.parse(stdout);
};
