import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../scripts/prepare/root.mjs';
import { navigation } from './navigation.mjs';
import { sitePages } from './site-pages.mjs';

interface Entry {
  readonly link?: string;
  readonly items?: readonly Entry[];
}

const linksOf = ({ link, items = [] }: Entry): readonly string[] => [
  ...(link ? [link] : []),
  ...items.flatMap(linksOf),
];

/** `extending/index.md` is at `/extending/`. */
const linkOf = (page: string) => `/${page.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '$1')}`;

const { nav, sidebar } = navigation(inRoot('lab/docs-site/there-is-no-reference'));
const links = [...nav, ...sidebar['/']].flatMap(linksOf);
const pages = [...sitePages()].map(([, page]) => linkOf(page));

describe('documentation site navigation', () => {
  it('links to every page once', () => {
    expect(sidebar['/'].flatMap(linksOf).toSorted()).toEqual(pages.toSorted());
  });

  it('links to existing pages only, with and without the API reference', () => {
    expect(links.filter((link) => !pages.includes(link))).toEqual([]);
  });

  it('has the documents of the repository as its pages', () => {
    expect([...sitePages().keys()].filter((file) => !existsSync(inRoot(file)))).toEqual([]);
  });
});
