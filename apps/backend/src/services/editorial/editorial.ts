import { editorialPostToWire } from '@ironcart/api/codec';
import type { AnswerOf, contract, QueryOf } from '@ironcart/api/contract';
import type { FullEditorialPost } from '@ironcart/core/content';
import type { Site } from '@ironcart/core/site';
import { textInMeasuresOf } from '../../catalogue/site-measures.ts';
import { textInSpellingOf } from '../../catalogue/site-spelling.ts';
import { refuse } from '../../http/refusal.ts';
import type { CallRequest, RequestContext, ServiceHandlers } from '../../http/request-context.ts';
import type { ServiceContext } from '../service-context.ts';
import { type Counted, readPosts, readTerms, type Slice } from './editorial.reader.ts';
import { pickFields } from './pick-fields.ts';

type TermCall = typeof contract.editorial.getTags;

/** WordPress's default page size. */
const defaultPerPage = 10;

const sliceOf = ({ page = 1, per_page = defaultPerPage }: Pick<QueryOf<TermCall>, 'page' | 'per_page'>): Slice => ({
  offset: (page - 1) * per_page,
  limit: per_page,
});

const pagesOf = (total: number, { limit }: Slice): number => Math.ceil(total / limit);

const setCounts = (
  { setHeader }: Pick<RequestContext, 'setHeader'>,
  { total }: Counted<unknown>,
  slice: Slice,
): void => {
  setHeader('X-WP-Total', String(total));
  setHeader('X-WP-TotalPages', String(pagesOf(total, slice)));
};

const spelled = (site: Site, post: FullEditorialPost): FullEditorialPost => ({
  ...post,
  title: textInSpellingOf(site, post.title),
  excerpt: textInMeasuresOf(site, textInSpellingOf(site, post.excerpt)),
  content: textInMeasuresOf(site, textInSpellingOf(site, post.content)),
});

/** The editorial calls, in WordPress's format. */
export const createEditorialService = ({ db, now }: ServiceContext): ServiceHandlers<'editorial'> => {
  const answerTerms =
    (kind: 'category' | 'tag') =>
    async (request: Pick<CallRequest<TermCall>, 'query' | 'setHeader'>): Promise<AnswerOf<TermCall>> => {
      const { hide_empty, slug, _fields } = request.query;
      const slice = sliceOf(request.query);
      const found = await readTerms(db, { kind, slug, hidesEmpty: hide_empty === 'true' }, slice, now());
      setCounts(request, found, slice);
      return found.entries.map((term) => pickFields(term, _fields));
    };

  return {
    getTags: answerTerms('tag'),

    getCategories: answerTerms('category'),

    getPosts: async (request) => {
      const { query } = request;
      const { search, slug, tags: tagId, categories: categoryId } = query;
      const slice = sliceOf(query);
      const found = await readPosts(db, { search, slug, tagId, categoryId }, slice, now());
      if (slice.offset > 0 && slice.offset >= found.total) {
        return refuse('rest_post_invalid_page_number', 'There are fewer pages than that');
      }
      setCounts(request, found, slice);
      return found.entries.map((post) => pickFields(editorialPostToWire(spelled(request.site, post)), query._fields));
    },
  };
};
