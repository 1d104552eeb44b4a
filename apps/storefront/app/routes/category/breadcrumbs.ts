import type { Category } from '@ironcart/core/content';
import type { Breadcrumb } from '@ironcart/react-ui';

/** The start of all breadcrumbs (S2-breadcrumbs-01). */
const home: Breadcrumb = { label: 'Home', href: '/' };

/** The categories from the root to a category, inclusive. */
export const trailOf = (categoryId: number | undefined, categories: readonly Category[]): readonly Category[] => {
  const trail: Category[] = [];
  const seen = new Set<number>();
  let current = categories.find((category) => category.categoryId === categoryId);
  while (current !== undefined && !seen.has(current.categoryId)) {
    seen.add(current.categoryId);
    trail.unshift(current);
    const { parentId } = current;
    current = categories.find((category) => category.categoryId === parentId);
  }
  return trail;
};

/** The breadcrumbs from the home page to a category, inclusive. */
export const breadcrumbsOf = (
  categoryId: number | undefined,
  categories: readonly Category[],
): readonly Breadcrumb[] => [
  home,
  ...trailOf(categoryId, categories).map(({ name, url }) => ({ label: name, href: url })),
];
