import { type EditorialCategory, editorialPath } from '@ironcart/core/content';

/** What the address of a list of articles asks for. */
export interface EditorialAddress {
  /** From 1. */
  readonly page: number;
  /** Words that an article has to have. */
  readonly q?: string | undefined;
  /** A tag's slug. */
  readonly tag?: string | undefined;
}

const maxPage = 10_000;
const maxLength = 200;

const textIn = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.get(name)?.trim().slice(0, maxLength) || undefined;

/** Reads `?page=`, `?q=` and `?tag=`; a page that is none is the first. */
export const parseEditorialAddress = (parameters: URLSearchParams): EditorialAddress => {
  const page = Number(parameters.get('page'));
  return {
    page: Number.isSafeInteger(page) && page >= 1 && page <= maxPage ? page : 1,
    q: textIn(parameters, 'q'),
    tag: textIn(parameters, 'tag'),
  };
};

/** The address of one page of a list: what is the default is left out, so that a list has one address. */
export const editorialHref = (path: string, { page, q, tag }: EditorialAddress): string => {
  const parameters = new URLSearchParams();
  if (q !== undefined) parameters.set('q', q);
  if (tag !== undefined) parameters.set('tag', tag);
  if (page > 1) parameters.set('page', String(page));
  return parameters.size === 0 ? path : `${path}?${parameters}`;
};

/** The address of a category's articles. */
export const categoryHref = ({ slug }: Pick<EditorialCategory, 'slug'>): string => `${editorialPath}/${slug}`;
