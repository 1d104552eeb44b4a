import type { Comparison } from '@ironcart/core/content';
import { describe, expect, it } from 'vitest';
import { noContent } from '../../site/store-content.ts';
import { comparedPaths, contentFixture } from '../../testing/content-fixture.ts';
import { openStorefront } from '../../testing/open-storefront.ts';

describe('comparison page', () => {
  it('shows the comparison in its URL, each row linked to its product [S2-compare-01] [S2-routes-13]', async () => {
    const { get } = await openStorefront();
    const page = await (await get('/gb/compare/bars')).text();
    for (const path of comparedPaths) expect(page).toContain(`href="/gb${path}"`);
  });

  it('finds a comparison whose name has several segments [S2-routes-13]', async () => {
    const comparisons = { 'bars/for/home': Object.values(contentFixture.comparisons)[0] as Comparison };
    const { get } = await openStorefront({ content: { ...contentFixture, comparisons } });
    const answer = await get('/compare/bars/for/home');
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain(`href="${comparedPaths[0]}"`);
  });

  it('shows an empty state for unknown segments, with links [S2-routes-13]', async () => {
    const { get } = await openStorefront();
    const answer = await get('/compare/a/b');
    const page = await answer.text();
    expect(answer.status).toBe(404);
    expect(page).toContain('We have not compared a, b yet');
    expect(page).toContain('href="/compare/bars"');
  });

  it('compares the products of its path segments, and is not found if one is unknown [S2-routes-13]', async () => {
    const { get } = await openStorefront();
    const answer = await get('/compare/competition-bar/club-shirt');
    const page = await answer.text();
    expect(answer.status).toBe(200);
    expect(page).toMatch(/Competition Bar.*Club Shirt/s);
    expect(page).not.toContain('We have not compared');
    for (const name of ['competition-bar/no-such-bar', 'competition-bar', 'competition-bar/barbells', 'a/b/c/d/e']) {
      expect([name, (await get(`/compare/${name}`)).status]).toEqual([name, 404]);
    }
  });

  it('is a not-found page in a store without comparisons', async () => {
    const { get } = await openStorefront({ content: noContent });
    expect((await get('/compare/bars')).status).toBe(404);
  });

  it('does not find names of Object.prototype', async () => {
    const { get } = await openStorefront();
    expect((await get('/compare/constructor')).status).toBe(404);
  });
});

describe('product comparison without scripts', () => {
  const cookieOf = (answer: Response): string => answer.headers.getSetCookie()[0]?.split(';', 1)[0] ?? '';

  it('lets the shopper select products on cards, stores them in a cookie and compares them with both units', async () => {
    const { get, post } = await openStorefront();
    expect(await (await get('/barbells')).text()).toMatch(
      /<form[^>]* action="\/compare\/chosen" method="post"><input type="hidden" name="productId" value="1"\/><button type="submit" aria-label="Compare Competition Bar">/,
    );
    const first = await post('/compare/chosen', { productId: '1' });
    expect([first.status, first.headers.get('Location')]).toEqual([303, '/compare/chosen?ids=1']);
    const second = await post('/compare/chosen', { productId: '20' }, { Cookie: cookieOf(first) });
    expect(second.headers.get('Location')).toBe('/compare/chosen?ids=1,20');
    for (const [path, headers] of [
      ['/compare/chosen', { Cookie: cookieOf(second) }],
      ['/compare/chosen?ids=1,20', {}],
    ] as const) {
      const html = await (await get(path, headers)).text();
      expect(html).toContain('href="/competition-bar"');
      expect(html).toContain('href="/club-shirt"');
      expect(html).toContain('$325.00');
      expect(html).toContain('content="noindex"');
    }
  });

  it('has at most four products: a fifth is rejected with a message, and each can be removed', async () => {
    const { get, post } = await openStorefront();
    const four = { Cookie: 'compare=1%2C2%2C3%2C4' };
    const fifth = await post('/compare/chosen', { productId: '5' }, four);
    expect(fifth.headers.get('Location')).toBe('/compare/chosen?ids=1,2,3,4&full=1');
    expect(await (await get('/compare/chosen?ids=1,20&full=1')).text()).toContain('4 products are the most');
    const away = await post('/compare/chosen', { intent: 'remove', productId: '2', shown: '1,2,3' }, four);
    expect(away.headers.get('Location')).toBe('/compare/chosen?ids=1,3');
    const none = await post('/compare/chosen', { intent: 'remove', productId: '1', shown: '1' }, four);
    expect(none.headers.get('Location')).toBe('/compare/chosen');
    expect(none.headers.getSetCookie()[0]).toContain('Max-Age=0');
  });

  it('shows an empty state with a link to select products, for any invalid request', async () => {
    const { get, post } = await openStorefront();
    const html = await (await get('/compare/chosen?ids=x')).text();
    expect(html).toContain('Nothing to compare yet');
    expect(html).toContain('href="/compare/bars"');
    expect((await post('/compare/chosen', { productId: 'x' })).headers.get('Location')).toBe('/compare/chosen');
  });
});
