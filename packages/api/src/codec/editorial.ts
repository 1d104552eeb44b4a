import type { EditorialPost, EditorialResult, FullEditorialPost, ListedEditorialPost } from '@ironcart/core/content';
import type {
  WireEditorialPost,
  WireEditorialResult,
  WireFullEditorialPost,
  WireListedEditorialPost,
} from '../contract/editorial.ts';

/** WordPress uses null or '' for absent values. */
const presentOrUndefined = (value: string | null): string | undefined => value || undefined;

export const editorialResultFromWire = ({ id, link, title }: WireEditorialResult): EditorialResult => ({
  id,
  link,
  title: title.rendered,
});

const editorialPostFromWire = (wire: WireEditorialPost): EditorialPost => ({
  ...editorialResultFromWire(wire),
  slug: wire.slug,
  featuredImagePath: presentOrUndefined(wire.featuredImagePath),
  categories: wire.categories,
  tags: wire.tags,
  format: wire.format,
});

export const listedEditorialPostFromWire = (wire: WireListedEditorialPost): ListedEditorialPost => ({
  ...editorialPostFromWire(wire),
  excerpt: wire.excerpt.rendered,
  authorName: wire.authorName,
  date: `${wire.date}Z`,
});

export const fullEditorialPostFromWire = (wire: WireFullEditorialPost): FullEditorialPost => ({
  ...listedEditorialPostFromWire(wire),
  largeFeaturedImagePath: presentOrUndefined(wire.largeFeaturedImagePath),
  featuredVideo: presentOrUndefined(wire.featuredVideo),
  content: wire.content.rendered,
  customCss: wire.customCss,
  customJs: wire.customJs,
  featuredMedia: wire.featured_media,
});

/** The inverse of `fullEditorialPostFromWire`. */
export const editorialPostToWire = (post: FullEditorialPost): WireFullEditorialPost => ({
  id: post.id,
  slug: post.slug,
  link: post.link,
  title: { rendered: post.title },
  featuredImagePath: post.featuredImagePath ?? null,
  largeFeaturedImagePath: post.largeFeaturedImagePath ?? null,
  featuredVideo: post.featuredVideo ?? null,
  categories: [...post.categories],
  tags: [...post.tags],
  format: post.format,
  content: { rendered: post.content },
  excerpt: { rendered: post.excerpt },
  customCss: post.customCss,
  customJs: post.customJs,
  featured_media: post.featuredMedia,
  ...(post.authorName === undefined ? {} : { authorName: post.authorName }),
  date: new Date(post.date).toISOString().slice(0, 19),
});
