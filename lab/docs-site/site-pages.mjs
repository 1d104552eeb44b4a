import { readdirSync, readFileSync } from 'node:fs';
import { publishedPackages } from '../../scripts/prepare/build.mjs';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { chartNameOf } from './chart-pages.mjs';

const isMarkdown = (file) => /\.mdx?$/.test(file);

/** `docs/extending/README.md` is the page `extending/index.md`: a folder's README is its first page. */
const pageOfDocument = (file) =>
  file
    .replace(/^docs\//, '')
    .replace(/^generated\//, '')
    .replace(/README\.md$/, 'index.md')
    .replace(/\.md$/, chartNameOf(file) === undefined ? '.md' : '.mdx');

/**
 * The repository's documents that are pages of the site: the path of the page by the document's path, as
 * `docs/rates.md` to `rates.md`.
 */
export const sitePages = () => {
  const documents = readdirSync(inRoot('docs'), { recursive: true })
    .map((file) => `docs/${file.replaceAll('\\', '/')}`)
    .filter((file) => isMarkdown(file) && file !== 'docs/adr/0000-template.md');
  return new Map([
    ...documents.map((file) => [file, pageOfDocument(file)]),
    ...publishedPackages.map((name) => [`packages/${name}/README.md`, `packages/${name}.md`]),
    ['CONTRIBUTING.md', 'contributing.md'],
    ['README.md', 'commands.md'],
  ]);
};

/** The first heading of a document. */
export const titleOf = (file) => {
  const [, title] = /^# (.+)$/m.exec(readFileSync(inRoot(file), 'utf8')) ?? [];
  if (title === undefined) throw new Error(`${file} has no heading of the first level`);
  return title;
};
