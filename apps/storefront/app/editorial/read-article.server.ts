import { editorialPath } from '@ironcart/core/content';
import { isVideoAddress } from '@ironcart/core/product-page';
import { sanitizeContent } from '../content/sanitize-content.ts';
import type { PageHead } from '../head/page-head.ts';
import type { RequestContext } from '../request-context/request-context.ts';
import { categoryHref, editorialHref } from './editorial-address.ts';
import { lineText } from './line-text.ts';

const filmOf = (address: string | undefined): string | undefined =>
  address !== undefined && isVideoAddress(address) ? address : undefined;

/**
 * Reads an article, sanitized: its styles are removed, and the backend never sends its scripts (SECURITY 17).
 * @returns undefined if there is none
 */
export const readArticle = async ({ api, site, sites, warn }: RequestContext, slug: string) => {
  const post = await api.editorial.post(slug);
  if (post === undefined) return undefined;
  const [categories, tags] = await Promise.all([api.editorial.categories(), api.editorial.tags()]);
  const category = categories.find(({ id }) => id === post.categories[0]);
  const title = lineText(post.title);
  const description = lineText(post.excerpt);
  const picture = post.largeFeaturedImagePath ?? post.featuredImagePath;
  const head: PageHead = {
    title,
    description: description || undefined,
    canonicalPath: post.link,
    image: picture?.startsWith('/') ? picture : undefined,
  };
  return {
    kind: 'post' as const,
    head,
    breadcrumbs: [
      { label: 'Home', href: '/' },
      { label: 'The Index', href: editorialPath },
      ...(category ? [{ label: lineText(category.name), href: categoryHref(category) }] : []),
      { label: title, href: post.link },
    ],
    article: {
      title,
      html: sanitizeContent(post.content, { site, sites }, { warn }),
      publishedAt: post.date,
      author: post.authorName,
      picture,
      film: filmOf(post.featuredVideo),
      tags: tags
        .filter(({ id }) => post.tags.includes(id))
        .map((tag) => ({ label: lineText(tag.name), href: editorialHref(editorialPath, { page: 1, tag: tag.slug }) })),
    },
  };
};
