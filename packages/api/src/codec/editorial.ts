import type { EditorialPost, EditorialResult, FullEditorialPost } from '@ironcart/core/content';
import type { WireEditorialPost, WireEditorialResult, WireFullEditorialPost } from '../contract/editorial.ts';

/** WordPress uses null or '' for absent values. */
const presentOrUndefined = (value: string | null): string | undefined => value || undefined;

export const editorialResultFromWire = ({ id, link, title }: WireEditorialResult): EditorialResult => ({
  id,
  link,
  title: title.rendered,
});

export const editorialPostFromWire = (wire: WireEditorialPost): EditorialPost => ({
  ...editorialResultFromWire(wire),
  slug: wire.slug,
  featuredImagePath: presentOrUndefined(wire.featuredImagePath),
  categories: wire.categories,
  tags: wire.tags,
  format: wire.format,
});

export const fullEditorialPostFromWire = (wire: WireFullEditorialPost): FullEditorialPost => ({
  ...editorialPostFromWire(wire),
  largeFeaturedImagePath: presentOrUndefined(wire.largeFeaturedImagePath),
  featuredVideo: presentOrUndefined(wire.featuredVideo),
  content: wire.content.rendered,
  excerpt: wire.excerpt.rendered,
  customCss: wire.customCss,
  customJs: wire.customJs,
  featuredMedia: wire.featured_media,
  authorName: wire.authorName,
  date: `${wire.date}Z`,
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
