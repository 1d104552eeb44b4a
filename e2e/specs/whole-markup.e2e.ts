import { expect, test } from '../fixtures/test.ts';

const pages = ['/', '/all-strength-equipment', '/halden-trap-bar', '/search?q=plate', '/cart', '/about', '/deals'];

test('what a page shows stands in its markup, and waits for no script to be moved to its place', {
  tag: '@one-width',
}, async ({ request }) => {
  for (const path of pages) {
    const html = await (await request.get(path)).text();
    const views = html.slice(html.indexOf('<div id="root">'), html.lastIndexOf('</div><script'));
    expect.soft(views.match(/<script[^>]*>/g), path).toBeNull();
  }
});
