import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** Ways on from a path that leads nowhere. */
const suggestionCount = 6;

/**
 * The not-found page: where the shop's own sections are.
 * @param isUncertain nobody could say what the path leads to: it can be tried again (S8-route-01)
 */
export const readNotFound = async ({ api }: RequestContext, isUncertain = false) => {
  const head: PageHead = { title: 'Page not found', isPrivate: true };
  const categories = await api.content.categories();
  return {
    head,
    isUncertain,
    suggestions: categories
      .filter(({ inMenu, parentId }) => inMenu && parentId === undefined)
      .slice(0, suggestionCount)
      .map(({ name, url }) => ({ label: name, href: url })),
  };
};
