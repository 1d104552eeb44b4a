import type { PageHead } from '../../head/page-head.ts';
import type { RequestContext } from '../../request-context/request-context.ts';

/** Ways on from a path that leads nowhere. */
const suggestionCount = 6;

/** The not-found page: where the shop's own sections are. */
export const readNotFound = async ({ api }: RequestContext) => {
  const head: PageHead = { title: 'Page not found', isPrivate: true };
  const categories = await api.content.categories();
  return {
    head,
    suggestions: categories
      .filter(({ inMenu, parentId }) => inMenu && parentId === undefined)
      .slice(0, suggestionCount)
      .map(({ name, url }) => ({ label: name, href: url })),
  };
};
