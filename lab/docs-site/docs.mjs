import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { installApart } from '../../scripts/prepare/install-apart.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { buildSite } from './build-site.mjs';

const folder = inRoot('lab/docs-site');
const site = inRoot('docs/generated/site');

const usage =
  'Usage:\n  npm run docs             builds the site into docs/generated/site\n  npm run docs -- serve    serves it; PORT sets the port';

/** Serves the built site until the process ends; the generator's server prints its address. */
const serve = () =>
  new Promise((resolve, reject) => {
    const server = spawn('node', ['node_modules/@rspress/core/bin/rspress.js', 'preview'], {
      cwd: folder,
      stdio: 'inherit',
    });
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
    server.on('error', reject);
    server.on('close', (code) => (code ? reject(new Error(`The server ended with code ${code}.`)) : resolve()));
  });

/** @param words the command line's words after `npm run docs --` */
export const docs = async ([command, ...rest]) => {
  if (rest.length > 0 || (command !== undefined && command !== 'serve')) throw new Error(usage);
  await installApart(folder, 'Installing the generator of the site');
  if (command === undefined || !existsSync(site)) await buildSite({ outDir: site });
  if (command === 'serve') await serve();
  else console.log(`\nThe site is in ${site}; \`npm run docs -- serve\` serves it.`);
};
