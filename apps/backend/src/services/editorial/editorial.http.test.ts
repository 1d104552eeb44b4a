import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { useTestStore } from '../../testing/test-store.ts';

const { getTags, getCategories, getPosts } = contract.editorial;
const store = useTestStore();

const postsOf = async (query: string) => {
  const response = await store.shopper().request(`${getPosts.path}?${query}`);
  const posts = (await response.json()) as { readonly slug: string }[];
  return { slugs: posts.map(({ slug }) => slug), headers: response.headers };
};

describe('editorial articles', () => {
  it('are listed latest first once published, and counted in headers [S7-calls-index-03]', async () => {
    const { slugs, headers } = await postsOf('type=post&per_page=1&page=2&_fields=slug');
    expect(slugs).toEqual(['first-bar']);
    expect([headers.get('x-wp-total'), headers.get('x-wp-totalpages')]).toEqual(['2', '2']);
    const [latest] = await store.shopper().call(getPosts);
    expect(latest).toMatchObject({ slug: 'racks', featuredImagePath: null, featured_media: 0, tags: [] });
  });

  it('have all fields, with sanitized HTML [S3-index-02] [SECURITY-16]', async () => {
    const [post] = await store.shopper().call(getPosts, { query: { slug: 'first-bar' } });
    expect(post).toEqual({
      id: 101,
      slug: 'first-bar',
      link: '/theindex/guides/first-bar',
      title: { rendered: 'The first bar &amp; you' },
      featuredImagePath: '/img/w=768,f=webp/picture-1001.webp',
      largeFeaturedImagePath: '/img/w=1284,f=webp/picture-1001.webp',
      featuredVideo: null,
      categories: [1],
      tags: [11],
      format: 'standard',
      content: { rendered: '<p>One good <a href="/test-barbell">barbell</a></p>' },
      excerpt: { rendered: '<p>Buy one</p>' },
      customCss: '',
      customJs: '',
      featured_media: 101,
      authorName: 'Ingrid',
      date: '2026-03-01T08:00:00',
    });
  });

  it('are reduced to the requested fields [S3-index-04]', async () => {
    const query = { _fields: 'id,link,title.rendered', search: 'BAR', per_page: 4 };
    expect(await store.shopper().call(getPosts, { query })).toEqual([
      { id: 101, link: '/theindex/guides/first-bar', title: { rendered: 'The first bar &amp; you' } },
      { id: 102, link: '/theindex/guides/racks', title: { rendered: 'Racks' } },
    ]);
  });

  it('are found by every word of a search, ignoring HTML tags [S7-calls-index-05]', async () => {
    expect((await postsOf('search=good%20bar')).slugs).toEqual(['first-bar']);
    expect((await postsOf('search=href')).slugs).toEqual([]);
    expect((await postsOf('search=%25')).slugs).toEqual([]);
    expect((await postsOf('tags=11')).slugs).toEqual(['first-bar']);
    expect((await postsOf('categories=2')).slugs).toEqual([]);
  });

  it('can be cached for six hours on the first page without a search [S7-calls-index-04]', async () => {
    const cacheControl = async (query: string) => (await postsOf(query)).headers.get('cache-control');
    expect(await cacheControl('page=1&per_page=1')).toBe('public, max-age=21600');
    expect(await cacheControl('page=2&per_page=1')).toBe('no-store');
    expect(await cacheControl('search=bar')).toBe('no-store');
  });

  it('end with their last page', async () => {
    expect(await store.shopper().refused(getPosts, { query: { page: 3, per_page: 1 } })).toMatchObject({
      status: 400,
      type: 'rest_post_invalid_page_number',
    });
  });

  it('appear at their publication time', async () => {
    const known = (await postsOf('_fields=slug')).slugs;
    store.passTime(200 * 24 * 60 * 60_000);
    expect((await postsOf('_fields=slug')).slugs).toEqual(['tomorrow', ...known]);
  });
});

describe('editorial tags and categories', () => {
  it('count their articles, and can be requested without empty ones [S7-calls-index-01] [S3-index-03]', async () => {
    const shopper = store.shopper();
    const [barbell, unused, ...others] = await shopper.call(getTags);
    expect(others).toEqual([]);
    expect(barbell).toMatchObject({ slug: 'barbell', id: 11, description: '', name: 'Barbell' });
    expect(unused).toMatchObject({ slug: 'unused', count: 0 });
    const full = await shopper.call(getTags, {
      query: { per_page: 100, page: 1, _fields: 'slug,id,count,description,name', hide_empty: 'true' },
    });
    expect(full).toEqual([barbell]);
    expect(await shopper.call(getCategories, { query: { _fields: 'slug', slug: 'guides' } })).toEqual([
      { slug: 'guides' },
    ]);
  });
});
