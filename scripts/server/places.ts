import { existsSync } from 'node:fs';
import { inRoot } from '../prepare/root.mjs';

const builtFrom = inRoot('program/built-from');

/** Whether the program runs from a folder written by `npm run release`, outside the repository. */
const isReleased = existsSync(builtFrom);

const place = (inRelease: string, inRepository: string): string => inRoot(isReleased ? inRelease : inRepository);

/** Locations of the program's files, in a release folder or in the repository. */
export const places = {
  /** The source digest of the build. */
  builtFrom: place('program/built-from', 'dist/.built-from'),
  migrations: place('program/migrations', 'apps/backend/src/db/migrations'),
  storefrontServer: place('program/storefront/server/server.js', 'apps/storefront/dist/server/server.js'),
  storefrontClient: place('program/storefront/client', 'apps/storefront/dist/client'),
  demoPictures: place('program/demo/masters', 'packages/seed/pictures/masters'),
  demoData: place('program/demo/data', 'packages/seed/data'),
  demoBrand: place('program/demo/brand', 'packages/seed/brand'),
  demoPictureList: place('program/demo/masters.json', 'packages/seed/pictures/masters.json'),
} as const;

/** Whether the program includes the demo's pictures: a release omits them unless requested. */
export const hasDemo = existsSync(places.demoPictureList);
