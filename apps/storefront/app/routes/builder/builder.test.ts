// @vitest-environment jsdom
import { xssVectors } from '@ironcart/core/testing';
import { describe, expect, it } from 'vitest';
import { openStorefront } from '../../testing/open-storefront.ts';

const link = '/__rb__/preview?page=spring&key=right';

describe('preview of a page builder page', () => {
  it('is shown with its link, excluded from search engines and caches, with its expiry [S2-routes-21]', async () => {
    const { get } = await openStorefront();
    const answer = await get(link);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<title>Spring | Store</title>');
    expect(html).toContain('data-block=');
    expect(html).toMatch(/this link ends on (<!-- -->)?Nov 22, 2026/);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('Ironcart-Offline')).toBeNull();
  });

  it.each([
    '/__rb__/preview',
    '/__rb__/preview?page=spring',
    '/__rb__/preview?page=spring&key=wrong',
    '/__rb__/preview?page=other&key=right',
    '/__rb__/other?page=spring&key=right',
    '/__rb__/constructor',
  ])('is answered with 404 for %s [S2-routes-21]', async (path) => {
    const { get } = await openStorefront();
    expect((await get(path)).status).toBe(404);
  });

  it('runs no script of its blocks (SECURITY 16)', async () => {
    for (const vector of xssVectors) {
      const { get } = await openStorefront({ pageBlocks: [{ name: 'RichText', props: { html: vector } }] });
      const answer = await get(link);
      expect(answer.status).toBe(200);
      const html = await answer.text();
      const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? '';
      const page = document.implementation.createHTMLDocument();
      page.body.innerHTML = main;
      const run = [...page.body.querySelectorAll('*')].filter(
        ({ tagName, attributes }) =>
          tagName === 'SCRIPT' ||
          [...attributes].some(({ name, value }) => /^on/.test(name) || /^\s*javascript:/i.test(value)),
      );
      expect(run, vector).toEqual([]);
    }
  });
});

describe('page of the page builder', () => {
  it('exists, excluded from search engines [S2-routes-20]', async () => {
    const { get } = await openStorefront();
    const answer = await get('/__rb__/rhpa');
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('Made to be dropped.');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
  });
});
