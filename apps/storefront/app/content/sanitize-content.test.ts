import { defaultSites, siteByCode } from '@ironcart/core/site';
import { expect, it } from 'vitest';
import { sanitizeContent } from './sanitize-content.ts';

const place = { site: siteByCode('USA'), sites: defaultSites };

it('content sanitizer keeps only pictures from https and from the store', () => {
  const pictureOf = (src: string) => /src="([^"]*)"/.exec(sanitizeContent(`<img src="${src}" alt="">`, place))?.[1];
  expect(pictureOf('https://cdn.example/bar.webp')).toBe('https://cdn.example/bar.webp');
  expect(pictureOf('/pictures/bar.webp')).toBe('/pictures/bar.webp');
  for (const src of ['http://cdn.example/bar.webp', 'data:image/png;base64,AAAA', '//cdn.example/bar.webp']) {
    expect(pictureOf(src), src).toBeUndefined();
  }
});
