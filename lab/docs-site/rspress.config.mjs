import { defineConfig } from '@rspress/core';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { htmlAnchorsIn } from './html-anchors.mjs';
import { navigation } from './navigation.mjs';

const site = (...parts) => inRoot('lab/docs-site', ...parts);
const root = site('.cache/pages');
const { nav, sidebar } = navigation(root);

/** Anchors written as HTML, by rows of tables and by the API reference; the check itself knows headings only. */
const anchors = htmlAnchorsIn(root);

export default defineConfig({
  root,
  outDir: inRoot('docs/generated/site'),
  title: 'Ironcart',
  description: 'A headless commerce SDK, its React renderer, a complete storefront and its backend.',
  lang: 'en',
  icon: '/icon.svg',
  logoText: 'Ironcart',
  globalStyles: site('styles/site.css'),
  search: { codeBlocks: false },
  markdown: {
    link: { checkDeadLinks: true, checkAnchors: { excludes: (url) => anchors.has(url.split('#')[1]) } },
    image: { checkDeadImages: true },
  },
  route: { prefetchLink: false },
  themeConfig: { nav, sidebar, darkMode: 'auto', footer: { message: 'MIT licence' } },
  builderConfig: {
    // The labs read the packages' sources, as every other program of the repository does.
    resolve: {
      alias: { '@labs': site('labs') },
      conditionNames: ['@ironcart/source', '...'],
      dedupe: ['react', 'react-dom'],
    },
    dev: { progressBar: false },
  },
});
