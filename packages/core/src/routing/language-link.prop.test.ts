import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSites } from '../site/specified-sites.ts';
import { linkWithLanguage } from './language-link.ts';

const store = 'https://store.example';

/** Paths of a site's pages: below its own path, and below a language's. */
const languagePath = fc
  .tuple(fc.constantFrom(...defaultSites.all.map(({ basePath }) => basePath)), fc.constantFrom('', '/de', '/fr'))
  .map(([site, language]) => site + language);

const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  'cart',
  'eu',
  'gb',
  'img',
  'de',
  '?q=a',
  '#b',
  '.',
  '..',
  ' ',
  'https:',
  '@',
);
const href = fc.oneof(
  fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 5 }).map((pieces) => `/${pieces.join('')}`),
  fc.webUrl(),
);

describe('link in rich HTML', () => {
  it('is rewritten only once: a second rewrite changes nothing [S2-cms-18]', () => {
    fc.assert(
      fc.property(href, languagePath, (link, path) => {
        const rewritten = linkWithLanguage(link, path, defaultSites);
        expect(linkWithLanguage(rewritten, path, defaultSites)).toBe(rewritten);
      }),
    );
  });

  it('keeps its host, query and fragment', () => {
    fc.assert(
      fc.property(href, languagePath, (link, path) => {
        const rewritten = linkWithLanguage(link, path, defaultSites);
        expect(rewritten.endsWith(link) || link === '/').toBe(true);
        if (!URL.canParse(link, store)) return;
        expect(new URL(rewritten, store).origin).toBe(new URL(link, store).origin);
      }),
    );
  });

  it('changes only if it is within the store', () => {
    fc.assert(
      fc.property(href, languagePath, (link, path) => {
        if (linkWithLanguage(link, path, defaultSites) !== link) expect(new URL(link, store).origin).toBe(store);
      }),
    );
  });
});
