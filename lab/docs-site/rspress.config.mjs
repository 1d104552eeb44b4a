import process from 'node:process';
import { defineConfig } from '@rspress/core';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { htmlAnchorsIn } from './html-anchors.mjs';
import { navigation } from './navigation.mjs';
import { searchSections } from './search/sections-plugin.mjs';

const site = (...parts) => inRoot('lab/docs-site', ...parts);
const root = site('.cache/pages');
const { nav, sidebar } = navigation(root);

/**
 * Anchors written as HTML, in rows of tables and in the API reference; the generator's own check finds only headings.
 */
const anchors = htmlAnchorsIn(root);

/**
 * Rspress 2.0.22 handles every Enter on a page as input for its search, even while the search is closed: it throws, or
 * opens the last result. This listener runs first, and stops Enter outside the search.
 */
const enterIsNotSearch = `<script>document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && !event.target.closest('.rp-search-panel__modal')) event.stopImmediatePropagation();
})</script>`;

export default defineConfig({
  root,
  outDir: process.env.DOCS_SITE ?? inRoot('docs/generated/site'),
  title: 'Ironcart',
  description: 'A headless commerce SDK, its React renderer, a complete storefront and its backend.',
  lang: 'en',
  icon: '/icon.svg',
  head: [enterIsNotSearch],
  logoText: 'Ironcart',
  globalStyles: site('styles/site.css'),
  search: { codeBlocks: false, searchHooks: site('search/search-hooks.ts') },
  plugins: [searchSections()],
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: { excludes: (url) => anchors.has(url.split('#')[1]) } },
    image: { checkDeadImages: true },
  },
  route: { prefetchLink: false },
  themeConfig: { nav, sidebar, darkMode: 'auto', footer: { message: 'MIT licence' } },
  builderConfig: {
    // The labs read the packages' sources, as every other program of the repository does.
    resolve: {
      alias: { '@labs': site('labs'), '@charts': site('charts'), '@laid-out': site('.cache/charts') },
      conditionNames: ['@ironcart/source', '...'],
      dedupe: ['react', 'react-dom'],
    },
    output: { cleanDistPath: true },
  },
});
