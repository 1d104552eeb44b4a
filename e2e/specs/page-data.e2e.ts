import { expect, test } from '../fixtures/test.ts';

/**
 * Maximum size of the application's embedded data, as a share of a page's own markup: menus, sites and the brand, which
 * every page contains, are a sixth of the smallest page.
 */
const mostData = 0.33;

const pages = ['/', '/all-strength-equipment', '/halden-trap-bar', '/search?q=plate', '/cart', '/about', '/deals'];

test('embedded application data of a page is at most a third of its markup', { tag: '@one-width' }, async ({
  request,
}) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const data = /<script type="application\/json"[^>]*>[^<]*<\/script>/.exec(html)?.[0] ?? '';
    expect(data.length, path).toBeGreaterThan(0);
    expect.soft(data.length / (html.length - data.length), path).toBeLessThanOrEqual(mostData);
  }
});
