// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isWebView, offerWholeStore } from './offer-whole-store.ts';

it.each([
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/130 Mobile Safari/537.36', true],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    true,
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1',
    false,
  ],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36', false],
])('leaving app mode: recognizes a web view by its user agent: %s', (userAgent, isView) => {
  expect(isWebView(userAgent)).toBe(isView);
});

it('leaving app mode: is offered in an ordinary browser, once per page', () => {
  window.history.replaceState(null, '', '/barbells?isMobileApp=1');
  offerWholeStore(document);
  offerWholeStore(document);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Show the whole store', '/barbells?isMobileApp=0'],
  ]);
});
