import { publicPages } from '../fixtures/public-pages.ts';
import { expect, test } from '../fixtures/test.ts';

const pages = ['/', '/all-strength-equipment', '/halden-trap-bar', '/search?q=plate', '/cart', '/about', '/deals'];

test("a page's content is in its markup, in place, without scripts", {
  tag: '@one-width',
}, async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const views = html.slice(html.indexOf('<div id="root">'), html.lastIndexOf('</div><script'));
    expect.soft(views.match(/<script[^>]*>/g), path).toBeNull();
  }
});

/** A class of a CSS module, as the build names it. */
const builtClass = /^[A-Za-z][\w-]*-[a-zA-Z]\w*$/;

test("a page's content has all of its styles without scripts", { tag: '@one-width' }, async ({ request }) => {
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href]) => String(href));
    const styles = await Promise.all(sheets.map(async (href) => (await request.get(href)).text()));
    const styled = new Set(styles.flatMap((text) => [...text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name)));
    const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => String(names).split(' '));
    expect.soft(used.filter((name) => builtClass.test(name)).length, path).toBeGreaterThan(3);
    expect
      .soft(
        [...new Set(used)].filter((name) => builtClass.test(name) && !styled.has(name)),
        path,
      )
      .toEqual([]);
  }
});
