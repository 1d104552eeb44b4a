import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** Number of links on a not-found page. */
const suggestionCount = 6;

/**
 * The not-found page, with links to the shop's sections.
 * @param isUncertain whether the path could not be looked up, so that a retry is offered (S8-route-01)
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
