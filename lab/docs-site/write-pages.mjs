import { cpSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { chartNameOf, withChart } from './chart-pages.mjs';
import { rewriteLinks } from './rewrite-links.mjs';

const { repository } = JSON.parse(readFileSync(inRoot('packages/core/package.json'), 'utf8'));
const repositoryUrl = repository.url.replace(/^git\+/, '').replace(/\.git$/, '');

const files = {
  exists: (path) => existsSync(inRoot(path)),
  urlOf: (path) => `${repositoryUrl}/${statSync(inRoot(path)).isDirectory() ? 'tree' : 'blob'}/main/${path}`,
};

/** Pages that are too long to index every line for the search. */
const notSearched = ['spec-map.md', 'mutation.md'];

/** Shows above a code block that it continues the block before it; the mark in the document is visible in its source only. */
const withContinued = (text) => text.replaceAll(/^( *```\w+) continued$/gm, '$1 title="Continues the block above"');

/**
 * Writes documents of the repository as pages of the site, with links to pages, and the pictures that they show.
 * @param pages the paths of the pages by their documents
 */
export const writePages = (folder, pages) => {
  for (const [file, page] of pages) {
    const target = join(folder, page);
    mkdirSync(dirname(target), { recursive: true });
    const text = withContinued(rewriteLinks(readFileSync(inRoot(file), 'utf8'), file, pages, files));
    const chart = chartNameOf(file);
    if (chart !== undefined) writeFileSync(target, withChart(text, chart));
    else writeFileSync(target, notSearched.includes(page) ? `---\nsearch: false\n---\n\n${text}` : text);
  }
  cpSync(inRoot('lab/docs-site/public'), join(folder, 'public'), { recursive: true });
  // The path at which react-ui's views load the icons.
  cpSync(inRoot('packages/react-ui/icons/icons.svg'), join(folder, 'public/assets/icons.svg'));
  for (const pictures of ['docs/bench', 'docs/screenshots']) {
    const target = join(folder, 'public', pictures);
    cpSync(inRoot(pictures), target, { recursive: true, filter: (path) => !path.endsWith('.md') });
  }
};
