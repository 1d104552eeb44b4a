import { readFileSync } from 'node:fs';
import { publishedPackages } from '../prepare/build.mjs';
import { inRoot } from '../prepare/root.mjs';

const isModule = (target) => /\.tsx?$/.test(target['@ironcart/source'] ?? '');

/**
 * The modules that other packages may import.
 * @returns {readonly { name: string, source: string }[]} name: '@ironcart/core/money', source:
 * 'packages/core/src/money/index.ts'
 */
export const publicModules = () =>
  publishedPackages.flatMap((room) => {
    const { name, exports } = JSON.parse(readFileSync(inRoot('packages', room, 'package.json'), 'utf8'));
    return Object.entries(exports).flatMap(([entry, target]) =>
      isModule(target)
        ? [{ name: name + entry.slice(1), source: `packages/${room}/${target['@ironcart/source'].slice(2)}` }]
        : [],
    );
  });
