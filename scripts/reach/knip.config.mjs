import { relative } from 'node:path';
import { serverBuild } from '../prepare/bundle-server.mjs';
import { root } from '../prepare/root.mjs';

/** The server and its commands, as they are built; a new command is an entry by itself. */
const commands = Object.values(serverBuild.entryPoints).map((file) => `${relative(root, file)}!`);

const packageSources = [
  'src/**/*.{ts,tsx}!',
  '!src/**/testing/**!',
  '!src/**/*.stories.tsx!',
  '!src/**/*.test.{ts,tsx}!',
];

/** Where shoppers and commands enter, for knip in production mode; package entries come from each package.json. */
export default {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [...commands, 'scripts/server/dev.ts!'],
      project: ['scripts/server/**/*.ts!', '!scripts/server/testing/**!'],
    },
    'packages/*': { project: packageSources },
    // What the files for pages without a bundler are built from.
    'packages/core': { entry: ['src/browser.ts!'], project: packageSources },
    'packages/pricing': { entry: ['src/browser.ts!'], project: packageSources },
    'apps/backend': {
      project: ['src/**/*.ts!', '!src/{testing,contract-tests,several-processes}/**!', '!src/**/*.test.ts!'],
    },
    'apps/storefront': {
      entry: ['app/{browser.tsx,server.ts,dev.ts}!', 'app/start/starter.ts!'],
      project: ['app/**/*.{ts,tsx}!', '!app/**/testing/**!', '!app/**/*.test.{ts,tsx}!'],
    },
  },
};
