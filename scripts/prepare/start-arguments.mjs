import { readFileSync } from 'node:fs';
import { inRoot } from './root.mjs';

/** What `npm start` gives to `node`: its flags and its script. For whoever starts the product without npm in between. */
export const startArguments = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  .scripts.start.split(' ')
  .slice(1);
