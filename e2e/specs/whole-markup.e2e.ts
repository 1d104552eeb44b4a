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
