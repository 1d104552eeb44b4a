import { isApiError } from '@ironcart/api/client';
import { type EditorialPlace, type EditorialTerm, editorialCategories, editorialPath } from '@ironcart/core/content';
import type { PageHead } from '../head/page-head.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { categoryHref, editorialHref, parseEditorialAddress } from './editorial-address.ts';
import { lineText } from './line-text.ts';

const hub = {
  title: 'The Index',
  intro: 'What we make, how it is used, and who uses it.',
} as const;

/** The subject of a list: the hub, a category, a tag, or a search. */
interface Subject {
  readonly title: string;
  readonly intro: string | undefined;
  readonly categoryId?: number | undefined;
  readonly tagId?: number | undefined;
  /** The subject has no articles, so no request is needed. */
  readonly isEmpty?: boolean;
}

const categorySubject = (slug: string, terms: readonly EditorialTerm[]): Subject | undefined => {
  const term = terms.find((candidate) => candidate.slug === slug);
  if (term) return { title: lineText(term.name), intro: lineText(term.description) || undefined, categoryId: term.id };
  const category = editorialCategories.find((candidate) => candidate.slug === slug);
  return category && { title: category.name, intro: undefined, isEmpty: true };
};

const tagSubject = async (slug: string, { editorial }: RequestContext['api']): Promise<Subject | undefined> => {
  const term = (await editorial.tags()).find((candidate) => candidate.slug === slug);
  return term && { title: lineText(term.name), intro: lineText(term.description) || undefined, tagId: term.id };
};

/** Whether the CMS has the page of shoppers' gyms, which the sections link to. */
const hasGymPage = async (api: RequestContext['api']): Promise<boolean> => {
  try {
    await api.content.page('ryourogue');
    return true;
  } catch (thrown) {
    if (isApiError(thrown, 'not_found')) return false;
    throw thrown;
  }
};

/**
 * Reads a page of articles: of the hub, a category, a tag or a search.
 * @returns undefined for an unknown category, tag or page
 */
export const readArticles = async (
  { api, url }: RequestContext,
  place: Exclude<EditorialPlace, { readonly kind: 'post' }>,
) => {
  const address = parseEditorialAddress(url.searchParams);
  const { page, q, tag } = address;
  const [categories, usual, gymPage] = await Promise.all([
    api.editorial.categories(),
    tag === undefined ? hub : tagSubject(tag, api),
    hasGymPage(api),
  ]);
  const subject = ((): Subject | undefined => {
    if (place.kind === 'category') return categorySubject(place.slug, categories);
    return q === undefined ? usual : { title: `“${q}”`, intro: undefined };
  })();
  if (subject === undefined) return undefined;
  const { title, intro, categoryId, tagId, isEmpty = false } = subject;
  const found = isEmpty
    ? { posts: [], total: 0, pages: 0 }
    : await api.editorial.posts({ page, search: q, categoryId, tagId });
  if (page > 1 && found.posts.length === 0) return undefined;
  const path = place.kind === 'category' ? categoryHref(place) : editorialPath;
  const nameOf = (id: number | undefined) => categories.find((category) => category.id === id)?.name;
  const head: PageHead = {
    title: title === hub.title ? title : `${title}, ${hub.title}`,
    description: intro,
    canonicalPath: editorialHref(path, address),
    isPrivate: q !== undefined,
  };
  return {
    kind: 'list' as const,
    head,
    title,
    intro,
    path,
    address,
    hasGymPage: gymPage,
    isHub: place.kind === 'hub' && q === undefined && tag === undefined && page === 1,
    pages: found.pages,
    total: found.total,
    articles: found.posts.map((post) => {
      const {
        id,
        title: titleHtml,
        link,
        featuredImagePath,
        categories: [first],
      } = post;
      const section = nameOf(first);
      return {
        id,
        title: lineText(titleHtml),
        href: link,
        picture: featuredImagePath,
        section: section === undefined ? undefined : lineText(section),
        excerpt: lineText(post.excerpt) || undefined,
        author: post.authorName,
        publishedAt: post.date,
      };
    }),
  };
};
