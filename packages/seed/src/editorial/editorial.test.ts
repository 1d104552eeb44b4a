import { describe, expect, it } from 'vitest';
import planned from '../../art/pictures.json' with { type: 'json' };
import { seedData } from '../index.ts';

const { editorial, products, categories, pages } = seedData;
const { posts, tags, authors } = editorial;
const masters = new Set(planned.map(({ name }) => name));
const paths = new Set([
  ...products.filter(({ visibility }) => visibility === 4).map(({ urlKey }) => `/${urlKey}`),
  ...categories.map(({ urlKey }) => `/${urlKey}`),
  ...pages.map(({ url }) => url),
]);

const duplicates = (values: readonly unknown[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the articles of the demo store', () => {
  it('are a dozen, each under its own number and address', () => {
    expect(posts.length).toBeGreaterThanOrEqual(10);
    expect(duplicates(posts.map(({ id }) => id))).toEqual([]);
    expect(duplicates(posts.map(({ slug }) => slug))).toEqual([]);
    expect(duplicates([...editorial.categories, ...tags].map(({ id }) => id))).toEqual([]);
  });

  it.each(posts.map((post) => [post.slug, post] as const))('%s is complete', (_, post) => {
    expect(authors.map(({ id }) => id)).toContain(post.authorId);
    expect(editorial.categories.map(({ id }) => id)).toContain(post.categoryId);
    for (const tagId of post.tagIds) expect(tags.map(({ id }) => id)).toContain(tagId);
    expect(post.tagIds.length).toBeGreaterThan(0);
    expect(masters.has(post.pictureMaster ?? ''), `${post.pictureMaster}`).toBe(true);
    const links = [...post.content.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((href) => !paths.has(href))).toEqual([]);
  });

  it('leave no author, category or tag without one', () => {
    const used = new Set(posts.flatMap(({ categoryId, tagIds }) => [categoryId, ...tagIds]));
    expect([...editorial.categories, ...tags].filter(({ id }) => !used.has(id))).toEqual([]);
    expect(authors.filter(({ id }) => !posts.some(({ authorId }) => authorId === id))).toEqual([]);
  });
});
