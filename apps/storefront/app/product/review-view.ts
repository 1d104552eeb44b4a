import { type ReviewSort, reviewSorts } from '@ironcart/core/review';
import type { ReviewsView } from '@ironcart/react-ui';

const names = {
  stars: 'stars',
  isVerified: 'reviewsVerified',
  hasPhotos: 'reviewsWithPhotos',
  sort: 'reviewsBy',
  page: 'reviewPage',
} as const;

const isOn = '1';

const isSort = (text: string | null): text is ReviewSort => reviewSorts.some((sort) => sort === text);

/** Parses the review parameters of a URL; ignores invalid values. */
export const reviewViewOf = (parameters: URLSearchParams): ReviewsView => {
  const stars = parameters.get(names.stars) ?? '';
  const page = parameters.get(names.page) ?? '';
  const sort = parameters.get(names.sort);
  return {
    stars: /^[1-5]$/.test(stars) ? Number(stars) : undefined,
    isVerified: parameters.get(names.isVerified) === isOn,
    hasPhotos: parameters.get(names.hasPhotos) === isOn,
    sort: isSort(sort) ? sort : 'newest',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  };
};

/** The page's query with another review filter; other parameters, such as the product's selection, stay. */
export const withReviewView = (
  parameters: URLSearchParams,
  { stars, isVerified, hasPhotos, sort, page }: ReviewsView,
): string => {
  const next = new URLSearchParams(parameters);
  for (const name of Object.values(names)) next.delete(name);
  if (stars !== undefined) next.set(names.stars, String(stars));
  if (isVerified) next.set(names.isVerified, isOn);
  if (hasPhotos) next.set(names.hasPhotos, isOn);
  if (sort !== 'newest') next.set(names.sort, sort);
  if (page > 1) next.set(names.page, String(page));
  return next.size === 0 ? '' : `?${next}`;
};
