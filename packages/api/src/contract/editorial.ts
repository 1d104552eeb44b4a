import * as v from 'valibot';
import { defineCall } from './define-call.ts';
import { entityNumber, listOf, requiredText, sitePath, text, wholeNumber, wholeNumberText } from './primitives.ts';

const HOUR_MS = 60 * 60_000;

/** Default number of posts per page (S9-index-01), and number of hits of a search (S7-calls-index-05). */
export const EDITORIAL_PAGE_SIZE = 20;
export const EDITORIAL_SEARCH_SIZE = 4;

/** Maximum number of tags in a response, as in WordPress (S7-calls-index-01). */
export const EDITORIAL_TERMS = 100;

/** WordPress returns the totals of a list in headers. */
const listHeaders = v.object({
  'x-wp-total': wholeNumberText(0, 1_000_000),
  'x-wp-totalpages': wholeNumberText(0, 1_000_000),
});

const rendered = (maxLength: number) => v.object({ rendered: text(maxLength) });

const imagePath = v.nullable(text(2_000));

/** A tag or a category (S3-index-03). */
export const wireEditorialTerm = v.object({
  slug: requiredText(200),
  id: entityNumber,
  count: wholeNumber(0, 1_000_000),
  description: text(2_000),
  name: requiredText(200),
});
export type WireEditorialTerm = v.InferOutput<typeof wireEditorialTerm>;

/** A post that a search found (S3-index-04). */
export const wireEditorialResult = v.object({ id: entityNumber, link: sitePath, title: rendered(500) });
export type WireEditorialResult = v.InferOutput<typeof wireEditorialResult>;

/** A post in a list (S3-index-01). */
export const wireEditorialPost = v.object({
  title: rendered(500),
  /** The picture in the width of a list. */
  featuredImagePath: imagePath,
  categories: listOf(entityNumber, 100),
  id: entityNumber,
  tags: listOf(entityNumber, 100),
  link: sitePath,
  slug: requiredText(200),
  format: requiredText(50),
});
export type WireEditorialPost = v.InferOutput<typeof wireEditorialPost>;

/** A post in a list with its excerpt and, if the site provides it, its author's name. */
export const wireListedEditorialPost = v.object({
  ...wireEditorialPost.entries,
  authorName: v.optional(text(200)),
  excerpt: rendered(20_000),
  /** UTC without a time zone suffix, as WordPress writes it. */
  date: v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/)),
});
export type WireListedEditorialPost = v.InferOutput<typeof wireListedEditorialPost>;

/** A whole post (S3-index-02). */
export const wireFullEditorialPost = v.object({
  ...wireListedEditorialPost.entries,
  largeFeaturedImagePath: imagePath,
  featuredVideo: v.nullable(text(2_000)),
  content: rendered(500_000),
  customCss: text(100_000),
  customJs: text(100_000),
  /** 0 means none. */
  featured_media: wholeNumber(0, 2 ** 31 - 1),
});
export type WireFullEditorialPost = v.InferOutput<typeof wireFullEditorialPost>;

/** The common query of WordPress lists: page, page size, and fields (comma-separated, as in `title.rendered`). */
const listQuery = {
  per_page: v.optional(wholeNumberText(1, 100)),
  page: v.optional(wholeNumberText(1, 100_000)),
  _fields: v.optional(text(1_000)),
};

const termQuery = v.object({
  ...listQuery,
  hide_empty: v.optional(v.picklist(['true', 'false'])),
  slug: v.optional(text(200)),
});

/** WordPress's error type and status for a page beyond the last one. */
const beyondLastPage = { rest_post_invalid_page_number: 400 } as const;

/** The editorial site ("The Index"), in the format of WordPress's REST API. */
export const editorialCalls = {
  getTags: defineCall({
    name: 'editorial.getTags',
    method: 'GET',
    path: '/theindex/wp-json/wp/v2/tags',
    query: termQuery,
    answer: listOf(v.partial(wireEditorialTerm), 100),
    answerHeaders: listHeaders,
    cacheMs: 24 * HOUR_MS,
  }),
  /** The categories, which are the first part of a post's path. */
  getCategories: defineCall({
    name: 'editorial.getCategories',
    method: 'GET',
    path: '/theindex/wp-json/wp/v2/categories',
    query: termQuery,
    answer: listOf(v.partial(wireEditorialTerm), 100),
    answerHeaders: listHeaders,
    cacheMs: 24 * HOUR_MS,
  }),
  /** Latest first; with `search`, the posts that contain every word, best match first. */
  getPosts: defineCall({
    name: 'editorial.getPosts',
    method: 'GET',
    path: '/theindex/wp-json/wp/v2/posts',
    query: v.object({
      ...listQuery,
      type: v.optional(v.literal('post')),
      search: v.optional(text(200)),
      slug: v.optional(text(200)),
      /** The id of a tag. */
      tags: v.optional(wholeNumberText(1, 2 ** 31 - 1)),
      /** The id of a category. */
      categories: v.optional(wholeNumberText(1, 2 ** 31 - 1)),
    }),
    answer: listOf(v.partial(wireFullEditorialPost), 100),
    answerHeaders: listHeaders,
    errors: beyondLastPage,
    cacheMs: 6 * HOUR_MS,
    isCachedFor: ({ page = 1, search }) => Number(page) === 1 && search === undefined,
  }),
} as const;
