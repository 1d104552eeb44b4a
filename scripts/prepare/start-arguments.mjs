import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/**
 * The arguments that `npm start` passes to `node` (flags and script), for callers that start the product without npm.
 */
export const startArguments = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  .scripts.start.split(' ')
  .slice(1);
