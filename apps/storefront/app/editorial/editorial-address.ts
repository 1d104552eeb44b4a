import { type EditorialCategory, editorialPath } from '@ironcart/core/content';

/** The query of an article list. */
export interface EditorialAddress {
  /** From 1. */
  readonly page: number;
  /** Words to search for. */
  readonly q?: string | undefined;
  /** A tag's slug. */
  readonly tag?: string | undefined;
}

const maxPage = 10_000;
const maxLength = 200;

const textIn = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.trim().slice(0, maxLength) || undefined;

/** Parses `?page=`, `?q=` and `?tag=`; an invalid page becomes 1. */
export const parseEditorialAddress = (parameters: URLSearchParams): EditorialAddress => {
  const page = Number(parameters.get('page'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    q: textIn(parameters, 'q'),
    tag: textIn(parameters, 'tag'),
  };
};

/** The canonical URL of a list's page, without default values. */
export const editorialHref = (path: string, { page, q, tag }: EditorialAddress): string => {
  const parameters = new URLSearchParams();
  if (q !== undefined) parameters.set('q', q);
  if (tag !== undefined) parameters.set('tag', tag);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
};

/** The address of a category's articles. */
export const categoryHref = ({ slug }: Pick<EditorialCategory, 'slug'>): string => `${editorialPath}/${slug}`;
