import { describe, expect, it } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { wireSampleEditorialPost, wireSampleEditorialTag } from '../testing/wire-samples.ts';
import type { Client } from './create-client.ts';

const HOUR_MS = 60 * 60_000;

/** A list as WordPress answers it. */
const listed = (entries: readonly unknown[], total = entries.length, pages = 1) =>
  json(entries, { headers: { 'X-WP-Total': String(total), 'X-WP-TotalPages': String(pages) } });

const queryOf = (path: string) => Object.fromEntries(new URL(path, 'https://shop.example').searchParams);

describe('editorial articles', () => {
  it('are requested twenty at a time, with the fields of a list [S7-calls-index-03] [S9-index-01] [S3-index-01]', async () => {
    const { client, sent } = createFakeWire(() => listed([wireSampleEditorialPost], 41, 3));
    const page = await client.editorial.posts();
    expect(sent[0]?.path).toMatch(/^\/theindex\/wp-json\/wp\/v2\/posts\?type=post&per_page=20&page=1&_fields=/);
    expect(queryOf(sent[0]?.path ?? '')._fields).toBe(
      'title,featuredImagePath,categories,id,tags,link,slug,format,authorName,excerpt,date',
    );
    expect(page).toEqual({
      posts: [
        {
          id: 101,
          title: 'The first bar',
          slug: 'first-bar',
          link: '/theindex/guides/first-bar',
          featuredImagePath: '/img/w=768,f=webp/bar.webp',
          categories: [1],
          tags: [11],
          format: 'standard',
          authorName: 'Ingrid Solvang',
          excerpt: '<p>Buy one.</p>',
          date: '2026-03-01T08:00:00Z',
        },
      ],
      total: 41,
      pages: 3,
    });
  });

  it('are filtered by tag, category and search text', async () => {
    const { client, sent } = createFakeWire(() => listed([]));
    await client.editorial.posts({ page: 2, perPage: 5, search: 'bar', tagId: 11, categoryId: 1 });
    expect(queryOf(sent[0]?.path ?? '')).toMatchObject({
      page: '2',
      per_page: '5',
      search: 'bar',
      tags: '11',
      categories: '1',
    });
  });

  it('are searched four at a time, with only the fields of a search result [S7-calls-index-05] [S3-index-04]', async () => {
    const { id, link, title } = wireSampleEditorialPost;
    const { client, sent } = createFakeWire(() => listed([{ id, link, title }]));
    expect(await client.editorial.search('bar')).toEqual([
      { id: 101, link: '/theindex/guides/first-bar', title: 'The first bar' },
    ]);
    expect(queryOf(sent[0]?.path ?? '')).toEqual({
      type: 'post',
      per_page: '4',
      page: '1',
      _fields: 'id,link,title.rendered',
      search: 'bar',
    });
  });

  it('are read individually with all fields [S3-index-02]', async () => {
    const { client, sent } = createFakeWire((_, index) => listed(index === 0 ? [wireSampleEditorialPost] : []));
    expect(await client.editorial.post('first-bar')).toMatchObject({
      largeFeaturedImagePath: '/img/w=1284,f=webp/bar.webp',
      featuredVideo: undefined,
      content: '<p>One good bar.</p>',
      excerpt: '<p>Buy one.</p>',
      customCss: '',
      customJs: '',
      featuredMedia: 101,
      authorName: 'Ingrid Solvang',
      date: '2026-03-01T08:00:00Z',
    });
    expect(queryOf(sent[0]?.path ?? '')).toMatchObject({ slug: 'first-bar', per_page: '1' });
    expect(await client.editorial.post('none')).toBeUndefined();
  });

  it('are read from another host if WordPress runs separately', async () => {
    const hosts: string[] = [];
    const { client } = createFakeWire(() => listed([]), {
      editorialUrl: 'https://read.example',
      fetch: async ({ url }) => {
        hosts.push(new URL(url).host);
        return listed([]);
      },
    });
    await client.editorial.posts();
    expect(hosts).toEqual(['read.example']);
  });
});

describe('editorial tags', () => {
  it('are requested a hundred at a time, limited to those with articles [S7-calls-index-01] [S3-index-03]', async () => {
    const { client, sent } = createFakeWire(() => listed([wireSampleEditorialTag]));
    expect(await client.editorial.tags()).toEqual([wireSampleEditorialTag]);
    expect(sent[0]?.path.split('?')[0]).toBe('/theindex/wp-json/wp/v2/tags');
    expect(queryOf(sent[0]?.path ?? '')).toEqual({
      per_page: '100',
      page: '1',
      _fields: 'slug,id,count,description,name',
      hide_empty: 'true',
    });
  });

  it('are requested like categories', async () => {
    const { client, calls } = createFakeWire(() => listed([wireSampleEditorialTag]));
    expect(await client.editorial.categories()).toHaveLength(1);
    expect(calls()[0]).toContain('GET /theindex/wp-json/wp/v2/categories?');
  });
});

describe('cached editorial responses', () => {
  it.each<[string, number, string, (client: Client) => Promise<unknown>]>([
    ['tags', 24, 'S7-calls-index-02', (client) => client.editorial.tags()],
    ['the first page of articles', 6, 'S7-calls-index-04', (client) => client.editorial.posts()],
    [
      'the first page of articles with a tag',
      6,
      'S7-calls-index-04',
      (client) => client.editorial.posts({ tagId: 11 }),
    ],
  ])('%s: for %d hours [%s]', async (_name, hours, _requirement, call) => {
    const { client, sent, clock } = createFakeWire(() => listed([]));
    await call(client);
    clock.now += hours * HOUR_MS - 1;
    await call(client);
    expect(sent).toHaveLength(1);
    clock.now += 1;
    await call(client);
    expect(sent).toHaveLength(2);
  });

  it('include their totals', async () => {
    const { client } = createFakeWire(() => listed([wireSampleEditorialPost], 41, 3));
    await client.editorial.posts();
    expect(await client.editorial.posts()).toMatchObject({ total: 41, pages: 3 });
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['a later page', (client) => client.editorial.posts({ page: 2 })],
    ['a page of search results', (client) => client.editorial.posts({ search: 'bar' })],
    ['a search', (client) => client.editorial.search('bar')],
  ])('do not include %s [S7-calls-index-04]', async (_name, call) => {
    const { client, sent } = createFakeWire(() => listed([]));
    await call(client);
    await call(client);
    expect(sent).toHaveLength(2);
  });
});

describe('failed editorial requests', () => {
  const nothing = { posts: [], total: 0, pages: 0 };

  it.each<[string, unknown, (client: Client) => Promise<unknown>]>([
    ['articles [S8-err-other-18]', nothing, (client) => client.editorial.posts()],
    ['article search results [S8-err-other-18]', [], (client) => client.editorial.search('bar')],
    ['article tags [S8-err-other-19]', [], (client) => client.editorial.tags()],
    ['article categories', [], (client) => client.editorial.categories()],
  ])('log a warning and return nothing: %s', async (name, empty, call) => {
    const warnings: string[] = [];
    const causes: unknown[] = [];
    const warn = (message: string, cause: unknown) => {
      warnings.push(message);
      causes.push(cause);
    };
    const refused = createFakeWire(() => refusal(500, 'internal_error'), { warn });
    expect(await call(refused.client)).toEqual(empty);
    const drifted = createFakeWire(() => listed([{ id: 1 }]), { warn });
    expect(await call(drifted.client)).toEqual(empty);
    const uncounted = createFakeWire(() => json([]), { warn });
    expect(await call(uncounted.client)).toEqual(empty);
    const [what] = name.split(' [');
    expect(warnings).toEqual(Array(3).fill(`The ${what} could not be loaded`));
    expect(causes).toMatchObject(
      ['internal_error', 'unexpected_answer', 'unexpected_answer'].map((code) => ({ code })),
    );
  });

  it("are an error for the page's own content", async () => {
    const { client } = createFakeWire(() => refusal(500, 'internal_error'));
    await expect(client.editorial.post('first-bar')).rejects.toMatchObject({ code: 'internal_error' });
  });

  it('log no warning after the caller aborted', async () => {
    const { client } = createFakeWire(() => new Promise<Response>(() => undefined), {
      warn: () => expect.unreachable('nobody is there to be warned'),
    });
    const leaving = new AbortController();
    const left = client.editorial.posts({ page: 2 }, { signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
  });
});
