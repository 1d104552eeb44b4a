import { describe, expect, it } from 'vitest';
import { languagePathsOf } from './language-paths.ts';
import { sites } from './sites.ts';

describe('languagePathsOf', () => {
  it.each([
    ['de', 'S9-seo-03'],
    ['es', 'S9-seo-04'],
    ['fr', 'S9-seo-05'],
    ['be', 'S9-seo-06'],
  ])("has Europe's %s below /eu [%s]", (segment) => {
    for (const site of sites) {
      expect(languagePathsOf(site).includes(`${site.basePath}/${segment}`)).toBe(site.code === 'EUR');
    }
  });

  it('has no other', () => {
    expect(sites.flatMap((site) => languagePathsOf(site))).toEqual(['/eu/de', '/eu/es', '/eu/fr', '/eu/be']);
  });
});
