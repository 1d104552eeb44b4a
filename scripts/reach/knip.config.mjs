import { relative } from 'node:path';
import { serverBuild } from '../prepare/bundle-server.mjs';
import { root } from '../prepare/root.mjs';

/**
 * Entry points of the server and its commands, from the build's options, so that a new command is included
 * automatically.
 */
const commands = Object.values(serverBuild.entryPoints).map((file) => `${relative(root, file)}!`);

const packageSources = [
  'src/**/*.{ts,tsx}!',
  '!src/**/testing/**!',
  '!src/**/*.stories.tsx!',
  '!src/**/*.test.{ts,tsx}!',
];

/** Production entry points of the apps for knip; package entries come from each package.json. */
export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [...commands, 'scripts/server/dev.ts!'],
      project: ['scripts/server/**/*.ts!', '!scripts/server/testing/**!'],
    },
    'packages/*': { project: packageSources },
    // Entries of the bundles for pages without a bundler.
    'packages/core': { entry: ['src/browser.ts!'], project: packageSources },
    'packages/pricing': { entry: ['src/browser.ts!'], project: packageSources },
    'apps/backend': {
      project: ['src/**/*.ts!', '!src/{testing,contract-tests,several-processes}/**!', '!src/**/*.test.ts!'],
    },
    'apps/storefront': {
      entry: ['app/{browser.tsx,server.ts,dev.ts}!', 'app/start/starter.ts!', 'app/offline/service-worker.ts!'],
      project: ['app/**/*.{ts,tsx}!', '!app/**/testing/**!', '!app/**/*.test.{ts,tsx}!'],
    },
  },
};
