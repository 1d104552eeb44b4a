import { spawn } from 'node:child_process';
import process from 'node:process';
import { buildOnce } from '../../scripts/prepare/build-once.mjs';
import { installApart } from '../../scripts/prepare/install-apart.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { buildSite } from './build-site.mjs';

const folder = inRoot('lab/docs-site');
const site = inRoot('docs/generated/site');

const isGenerated = /\/docs\/generated\/site$|\/docs-site\/\.cache$|\.test\.tsx?$/;

/** The documents, the labs, and the sources of the API reference and the charts. */
const builtSite = {
  outputs: ['docs/generated/site/index.html'],
  stampFile: inRoot('dist/.docs-site-built-from'),
  sources: [
    ...['docs', 'packages', 'lab/docs-site', 'scripts/diagrams'],
    ...['README.md', 'CONTRIBUTING.md', 'package-lock.json', 'typedoc.config.mjs'],
  ],
  isInput: (path) => !isGenerated.test(path),
};

/** Serves the built site until the process ends; the generator's server prints its URL. */
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

const build = async (isForced) => {
  await installApart(folder, 'Installing the generator of the site');
  await buildOnce(builtSite, isForced, () => buildSite({ outDir: site }));
};

/** Builds the documentation site. */
export const buildDocs = async () => {
  await build(true);
  console.log(`\nThe site is in ${site}; \`npm run docs -- serve\` serves it.`);
};

/** Serves the documentation site until the process ends, built anew if a document or source has changed. */
export const serveDocs = async () => {
  await build(false);
  await serve();
};
