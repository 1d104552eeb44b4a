import { editorialCategories } from '@ironcart/core/content';
import { describe, expect, it } from 'vitest';
import { openStorefront, origin } from '../testing/open-storefront.ts';

const textOf = (html: string) => html.replaceAll('<!-- -->', '').replaceAll('&amp;', '&');
/** The page's visible markup, before its embedded data. */
const shownIn = (html: string) => html.slice(0, html.indexOf('<script type="application/json"'));

const open = async (path: string) => {
  const { get, calls } = await openStorefront();
  const response = await get(path);
  const html = textOf(await response.text());
  return { status: response.status, html, shown: shownIn(html), calls };
};

describe('editorial site', () => {
  it('opens with its articles and ten categories [S2-routes-27] [S1-areas-10]', async () => {
    const { status, shown } = await open('/theindex');
    expect(status).toBe(200);
    expect(shown).toContain('<h1');
    expect(shown).toContain('<a href="/theindex/history/two-drops">Two drops & one bar</a>');
    for (const { name, slug } of editorialCategories) expect(shown).toContain(`href="/theindex/${slug}">${name}</a>`);
    expect(shown).toContain(`<link rel="canonical" href="${origin}/theindex">`);
  });

  it('has a separate page for the gyms of shoppers instead of a category [S2-routes-28]', async () => {
    const { status, shown, calls } = await open('/theindex/ryourogue');
    expect(status).toBe(200);
    expect(shown).not.toContain('Two drops');
    expect(calls.map(({ path }) => path)).toContain('/svc_content/cms/page/ryourogue');
  });

  it('shows the articles of a category [S2-routes-29]', async () => {
    const { status, shown } = await open('/theindex/history');
    expect(status).toBe(200);
    expect(shown).toContain('Older iron.');
    expect(shown).toContain('21 articles');
    expect(shown).toMatch(
      /<a [^>]*aria-current="page"[^>]*>History<\/a>|href="\/theindex\/history" aria-current="page"/,
    );
  });

  it('shows an empty state for a category without articles, and has no other categories', async () => {
    expect((await open('/theindex/athletes')).shown).toContain('Nothing to read here yet');
    expect((await open('/theindex/nothing-like-it')).status).toBe(404);
  });

  it('shows the topic, author and date of each article', async () => {
    const { shown } = await open('/theindex');
    expect(shown).toMatch(/<p class="[^"]*excerpt[^"]*">Up & down\.<\/p>/);
    expect(shown).toMatch(/<span>Tomas Ekre<\/span><time dateTime="2026-05-11T07:00:00Z">/);
  });

  it('has pagination up to the last page [S9-index-01]', async () => {
    const { shown } = await open('/gb/theindex/history?page=2');
    expect(shown).toMatch(
      /<a [^>]*rel="prev"[^>]* href="\/gb\/theindex\/history"|<a [^>]*href="\/gb\/theindex\/history"[^>]* rel="prev"/,
    );
    expect(shown).not.toContain('rel="next"');
    expect((await open('/theindex?page=3')).status).toBe(404);
  });

  it('finds articles by query, excluded from search engines, and by tag [S2-search-06]', async () => {
    const { shown } = await open('/theindex?q=nothing');
    expect(shown).toContain('Try fewer words');
    expect(shown).toContain('<meta name="robots" content="noindex">');
    expect((await open('/theindex?tag=making')).shown).toContain('>Making</h1>');
    expect((await open('/theindex?tag=unknown')).status).toBe(404);
  });

  it('stays readable if articles cannot be loaded', async () => {
    const { get } = await openStorefront({ failing: true });
    expect((await get('/theindex')).status).toBeGreaterThanOrEqual(500);
  });
});

describe('editorial article', () => {
  it('is found by its slug, whatever path precedes it [S2-routes-30]', async () => {
    const { status, shown } = await open('/gb/theindex/anything/two-drops');
    expect(status).toBe(200);
    expect(shown).toContain('>Two drops & one bar</h1>');
    expect(shown).toContain('<time dateTime="2026-05-11T07:00:00Z">');
    expect(shown).toContain(`<link rel="canonical" href="${origin}/gb/theindex/history/two-drops">`);
    expect(shown).toContain('<a href="/gb/competition-bar">the bar</a>');
    expect((await open('/theindex/history/none')).status).toBe(404);
  });

  it('runs no scripts of its own [SECURITY-16] [SECURITY-17]', async () => {
    const { html } = await open('/theindex/history/two-drops');
    expect(html).not.toContain('steal()');
    expect(html).not.toContain('display:none');
  });

  it('has structured data and breadcrumbs', async () => {
    const { html } = await open('/theindex/history/two-drops');
    const things = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(JSON.parse(things)['@graph']).toMatchObject([
      {
        '@type': 'Article',
        headline: 'Two drops & one bar',
        datePublished: '2026-05-11T07:00:00Z',
        author: { name: 'Tomas Ekre' },
        image: [`${origin}/img/w=1284,f=webp/bar.webp`],
        description: 'Up & down.',
      },
      { '@type': 'BreadcrumbList' },
    ]);
  });
});
