import type { Category } from '@ironcart/core';
import type { Breadcrumb } from '@ironcart/react-ui';

/** Every trail begins here (S2-breadcrumbs-01). */
const home: Breadcrumb = { label: 'Home', href: '/' };

/** The way from the home page down to a category, the category included. */
export const breadcrumbsOf = (
  categoryId: number | undefined,
  categories: readonly Category[],
): readonly Breadcrumb[] => {
  const trail: Breadcrumb[] = [];
  const seen = new Set<number>();
  let current = categories.find((category) => category.categoryId === categoryId);
  while (current !== undefined && !seen.has(current.categoryId)) {
    seen.add(current.categoryId);
    trail.unshift({ label: current.name, href: current.url });
    const { parentId } = current;
    current = categories.find((category) => category.categoryId === parentId);
  }
  return [home, ...trail];
};
