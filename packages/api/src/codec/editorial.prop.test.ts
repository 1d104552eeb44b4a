import type { FullEditorialPost } from '@ironcart/core/content';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { wireFullEditorialPost } from '../contract/editorial.ts';
import { editorialPostToWire, fullEditorialPostFromWire } from './editorial.ts';

const words = fc.string({ maxLength: 40 });
const number = fc.integer({ min: 1, max: 2 ** 31 - 1 });
const path = fc.option(
  words.map((name) => `/${name}`),
  { nil: undefined },
);

const anyPost: fc.Arbitrary<FullEditorialPost> = fc.record({
  id: number,
  title: words,
  slug: fc.stringMatching(/^[a-z0-9]{1,20}$/),
  link: words.map((name) => `/theindex/${name}`),
  featuredImagePath: path,
  largeFeaturedImagePath: path,
  featuredVideo: path,
  categories: fc.array(number, { maxLength: 3 }),
  tags: fc.array(number, { maxLength: 3 }),
  format: fc.constantFrom('standard', 'video'),
  content: words,
  excerpt: words,
  customCss: words,
  customJs: words,
  featuredMedia: number,
  authorName: fc.option(words, { nil: undefined }),
  date: fc
    .date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 19)}Z`),
});

describe('editorial article', () => {
  it('survives a round trip over the wire [S3-index-02]', () => {
    fc.assert(
      fc.property(anyPost, (post) => {
        const travelled: unknown = JSON.parse(JSON.stringify(editorialPostToWire(post)));
        expect(fullEditorialPostFromWire(v.parse(wireFullEditorialPost, travelled))).toEqual(post);
      }),
      { numRuns: 50 },
    );
  });
});
