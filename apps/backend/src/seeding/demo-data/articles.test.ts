import { describe, expect, it } from 'vitest';
import planned from '../../../../../packages/seed/pictures/masters.json' with { type: 'json' };
import { readDemoData } from '../../testing/demo-catalogue.ts';

const { articles, terms, authors, products, categories, pages } = await readDemoData();
const idsOf = (kind: 'category' | 'tag') => terms.filter((term) => term.kind === kind).map(({ id }) => id);
const masters = new Set(planned.map(({ name }) => name));
const paths = new Set([
  ...products.filter(({ visibility }) => visibility === 4).map(({ urlKey }) => `/${urlKey}`),
  ...categories.map(({ urlKey }) => `/${urlKey}`),
  ...pages.map(({ url }) => url),
]);

describe('articles of the demo store', () => {
  it('are at least ten, each with its own picture', () => {
    expect(articles.length).toBeGreaterThanOrEqual(10);
    expect(new Set(articles.map(({ pictureMaster }) => pictureMaster)).size).toBe(articles.length);
  });

  it.each(articles.map((post) => [post.slug, post] as const))('%s is complete', (_, post) => {
    expect(authors.map(({ id }) => id)).toContain(post.authorId);
    expect(idsOf('category')).toContain(post.categoryId);
    for (const tagId of post.tagIds) expect(idsOf('tag')).toContain(tagId);
    expect(post.tagIds.length).toBeGreaterThan(0);
    expect(masters.has(post.pictureMaster ?? ''), `${post.pictureMaster}`).toBe(true);
    const links = [...post.content.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !paths.has(href))).toEqual([]);
  });

  it('cover every author, category and tag', () => {
    const used = new Set(articles.flatMap(({ categoryId, tagIds }) => [categoryId, ...tagIds]));
    expect(terms.filter(({ id }) => !used.has(id))).toEqual([]);
    expect(authors.filter(({ id }) => !articles.some(({ authorId }) => authorId === id))).toEqual([]);
  });
});
