import { rmSync } from 'node:fs';
import process from 'node:process';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { run, step } from '../../scripts/prepare/step.mjs';
import { writeCharts } from './chart-pages.mjs';
import { sitePages } from './site-pages.mjs';
import { writePages } from './write-pages.mjs';

const folder = inRoot('lab/docs-site');
const pages = inRoot('lab/docs-site/.cache/pages');

/**
 * Builds the documentation site.
 * @param outDir the folder of the site
 * @param documents the documents that become pages, as `sitePages` names them; links to others lead to the repository
 * @param withReference without it, the build takes a fraction of the time, and the site has no API reference
 * @throws Error with the generator's output, for example about a dead link
 */
export const buildSite = async ({ outDir, documents = sitePages(), withReference = true }) => {
  rmSync(pages, { recursive: true, force: true });
  if (withReference) {
    const options = ['--options', inRoot('lab/docs-site/typedoc.config.mjs')];
    await step('Writing the API reference', () =>
      run('node', [inRoot('node_modules/typedoc/bin/typedoc'), ...options], { cwd: inRoot() }),
    );
  }
  await step('Laying out the charts', writeCharts);
  writePages(pages, documents);
  await step('Building the site', () =>
    run('node', ['node_modules/@rspress/core/bin/rspress.js', 'build'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', DOCS_SITE: outDir },
    }),
  );
};
