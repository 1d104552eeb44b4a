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

  it('is a not-found page in a store without comparisons', async () => {
    const { get } = await openStorefront({ content: noContent });
    expect((await get('/compare/bars')).status).toBe(404);
  });

  it('does not find names of Object.prototype', async () => {
    const { get } = await openStorefront();
    expect((await get('/compare/constructor')).status).toBe(404);
  });
});
