import type { EditorialResult, EditorialTerm, FullEditorialPost, ListedEditorialPost } from '@ironcart/core/content';
import * as v from 'valibot';
import {
  editorialResultFromWire,
  fullEditorialPostFromWire,
  listedEditorialPostFromWire,
} from '../../codec/editorial.ts';
import {
  EDITORIAL_PAGE_SIZE,
  EDITORIAL_SEARCH_SIZE,
  EDITORIAL_TERMS,
  editorialCalls,
  wireEditorialResult,
  wireEditorialTerm,
  wireFullEditorialPost,
  wireListedEditorialPost,
} from '../../contract/editorial.ts';
import { ApiError } from '../api-error.ts';
import type { CallOptions } from '../client-options.ts';
import type { Send } from '../send.ts';

export interface EditorialQuery {
  /** From 1. */
  readonly page?: number | undefined;
  /** Default: 20 (S9-index-01). */
  readonly perPage?: number | undefined;
  /** Words that posts must contain. */
  readonly search?: string | undefined;
  readonly tagId?: number | undefined;
  readonly categoryId?: number | undefined;
}

/** A page of posts, latest first. */
export interface EditorialPage {
  readonly posts: readonly ListedEditorialPost[];
  /** Posts on all pages. */
  readonly total: number;
  readonly pages: number;
}

const resultFields = 'id,link,title.rendered';
const postFields = Object.keys(wireListedEditorialPost.entries).join(',');
const fullPostFields = Object.keys(wireFullEditorialPost.entries).join(',');
const termFields = Object.keys(wireEditorialTerm.entries).join(',');

/** Requires all fields that `_fields` requested. @throws ApiError `unexpected_answer` */
const complete = <S extends v.GenericSchema>(schema: S, call: string, answer: unknown): v.InferOutput<S>[] => {
  const parsed = v.safeParse(v.array(schema), answer, { abortEarly: true });
  if (parsed.success) return parsed.output;
  throw new ApiError({ code: 'unexpected_answer', message: `${call} left out a field that was asked for`, call });
};

/**
 * The articles of the site. Failures warn and return no articles, because no page of the shop depends on them
 * (S8-err-other-18, -19).
 */
export const createEditorialService = (send: Send, warn: (message: string, cause: unknown) => void) => {
  const orEmpty = async <T>(empty: T, what: string, load: () => Promise<T>, { signal }: CallOptions): Promise<T> => {
    try {
      return await load();
    } catch (thrown) {
      signal?.throwIfAborted();
      warn(`The ${what} could not be loaded`, thrown);
      return empty;
    }
  };

  const terms = async (kind: 'getTags' | 'getCategories', options: CallOptions): Promise<readonly EditorialTerm[]> => {
    const call = editorialCalls[kind];
    const query = { per_page: EDITORIAL_TERMS, page: 1, _fields: termFields, hide_empty: 'true' as const };
    const { answer } = await send(call, { ...options, query });
    return complete(wireEditorialTerm, call.name, answer);
  };

  return {
    /** The tags that have articles; cached for a day. */
    tags: async (options: CallOptions = {}): Promise<readonly EditorialTerm[]> =>
      orEmpty([], 'article tags', () => terms('getTags', options), options),

    /** The categories, which are the first part of a post's path; cached for a day. */
    categories: async (options: CallOptions = {}): Promise<readonly EditorialTerm[]> =>
      orEmpty([], 'article categories', () => terms('getCategories', options), options),

    /** A page of posts. The first page is cached for six hours; later pages and searches are not cached. */
    posts: async (
      { page = 1, perPage = EDITORIAL_PAGE_SIZE, search, tagId, categoryId }: EditorialQuery = {},
      options: CallOptions = {},
    ): Promise<EditorialPage> =>
      orEmpty<EditorialPage>(
        { posts: [], total: 0, pages: 0 },
        'articles',
        async () => {
          const { answer, headers } = await send(editorialCalls.getPosts, {
            ...options,
            query: {
              type: 'post',
              per_page: perPage,
              page,
              _fields: postFields,
              ...(search === undefined ? {} : { search }),
              ...(tagId === undefined ? {} : { tags: tagId }),
              ...(categoryId === undefined ? {} : { categories: categoryId }),
            },
          });
          const posts = complete(wireListedEditorialPost, editorialCalls.getPosts.name, answer).map(
            listedEditorialPostFromWire,
          );
          return { posts, total: headers['x-wp-total'], pages: headers['x-wp-totalpages'] };
        },
        options,
      ),

    /** The best hits for the search dropdown, at most four (S7-calls-index-05). */
    search: async (search: string, options: CallOptions = {}): Promise<readonly EditorialResult[]> =>
      orEmpty(
        [],
        'article search results',
        async () => {
          const query = {
            type: 'post',
            per_page: EDITORIAL_SEARCH_SIZE,
            page: 1,
            _fields: resultFields,
            search,
          } as const;
          const { answer } = await send(editorialCalls.getPosts, { ...options, query });
          return complete(wireEditorialResult, editorialCalls.getPosts.name, answer).map(editorialResultFromWire);
        },
        options,
      ),

    /** One post for its own page; undefined if it does not exist. @throws ApiError when the call itself failed */
    post: async (slug: string, options: CallOptions = {}): Promise<FullEditorialPost | undefined> => {
      const query = { type: 'post', per_page: 1, page: 1, _fields: fullPostFields, slug } as const;
      const { answer } = await send(editorialCalls.getPosts, { ...options, query });
      const [post] = complete(wireFullEditorialPost, editorialCalls.getPosts.name, answer);
      return post && fullEditorialPostFromWire(post);
    },
  };
};
