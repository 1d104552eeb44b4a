import { type EditorialTerm, editorialPostLink, type FullEditorialPost } from '@ironcart/core/content';
import { type ExpressionBuilder, type SelectQueryBuilder, sql } from 'kysely';
import { linkOf, readPictures } from '../../catalogue/pictures.ts';
import type { Database } from '../../db/pool.ts';
import type { Tables } from '../../db/tables.ts';

/** Width in pixels of the picture in a list and on the post's own page (S9-images). */
const listPictureWidth = 768;
const pagePictureWidth = 1_284;

/** The requested section of a list. */
export interface Slice {
  readonly offset: number;
  readonly limit: number;
}

/** A section of a list, and the length of the whole list. */
export interface Counted<Entry> {
  readonly entries: readonly Entry[];
  readonly total: number;
}

/** Filters for posts; all optional. */
interface PostFilter {
  readonly search?: string | undefined;
  readonly slug?: string | undefined;
  readonly tagId?: number | undefined;
  readonly categoryId?: number | undefined;
}

const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

const wordsOf = (search: string | undefined): readonly string[] =>
  (search ?? '').toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10);

type PostQuery<Row> = SelectQueryBuilder<Tables, 'editorial_posts', Row>;

/** Selects published posts that match the filter; every word of the search must occur. */
const matching = <Row>(query: PostQuery<Row>, filter: PostFilter, now: Date): PostQuery<Row> => {
  let posts = query.where('published_at', '<=', now);
  for (const word of wordsOf(filter.search)) posts = posts.where('words', 'like', `%${escapeLike(word)}%`);
  if (filter.slug !== undefined) posts = posts.where('editorial_posts.slug', '=', filter.slug);
  if (filter.categoryId !== undefined) posts = posts.where('category_id', '=', filter.categoryId);
  const { tagId } = filter;
  if (tagId === undefined) return posts;
  return posts.where(({ exists, selectFrom }) =>
    exists(
      selectFrom('editorial_post_tags')
        .select('term_id')
        .whereRef('editorial_post_tags.post_id', '=', 'editorial_posts.post_id')
        .where('term_id', '=', tagId),
    ),
  );
};

/** The number of search words in the title. */
const titleHits = (words: readonly string[]) =>
  sql.join(
    words.map((word) => sql`(lower(title) like ${`%${escapeLike(word)}%`})::int`),
    sql` + `,
  );

const tagIdsOf = ({ selectFrom }: ExpressionBuilder<Tables, 'editorial_posts'>) =>
  selectFrom('editorial_post_tags')
    .select(sql<number[]>`coalesce(array_agg(term_id order by term_id), '{}')`.as('ids'))
    .whereRef('editorial_post_tags.post_id', '=', 'editorial_posts.post_id');

/** The picture in one width; `of` is the width of its original, up to which other widths can be requested. */
const picturePath = (
  master: string | null,
  width: number,
  known: ReadonlyMap<string, { readonly width: number }>,
): string | undefined => {
  if (master === null) return undefined;
  const path = `/img/w=${width},f=webp/${linkOf(master)}`;
  const original = known.get(master);
  return original ? `${path}?of=${original.width}` : path;
};

/** Reads published posts, best matches of a search first, then latest; their HTML is sanitised. */
export const readPosts = async (
  db: Database,
  filter: PostFilter,
  { offset, limit }: Slice,
  now: Date,
): Promise<Counted<FullEditorialPost>> => {
  const words = wordsOf(filter.search);
  const [counted, rows] = await Promise.all([
    matching(db.selectFrom('editorial_posts'), filter, now)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    matching(db.selectFrom('editorial_posts'), filter, now)
      .innerJoin('editorial_authors', 'editorial_authors.author_id', 'editorial_posts.author_id')
      .innerJoin('editorial_terms', 'editorial_terms.term_id', 'editorial_posts.category_id')
      .selectAll('editorial_posts')
      .select(['editorial_authors.name as author', 'editorial_terms.slug as category'])
      .select((expression) => tagIdsOf(expression).as('tag_ids'))
      .$if(words.length > 0, (posts) => posts.orderBy(titleHits(words), 'desc'))
      .orderBy('published_at', 'desc')
      .orderBy('post_id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
  ]);
  const pictures = await readPictures(
    db,
    rows.flatMap(({ picture_master }) => picture_master ?? []),
  );
  // The sanitiser takes 16 MB and most stores' processes never serve an article, so it is loaded on demand.
  const { articleHtml, articleTitle } = await import('./article-html.ts');
  const entries = rows.map(
    (row): FullEditorialPost => ({
      id: row.post_id,
      title: articleTitle(row.title),
      slug: row.slug,
      link: editorialPostLink({ categories: [{ slug: row.category }], slug: row.slug }),
      featuredImagePath: picturePath(row.picture_master, listPictureWidth, pictures),
      largeFeaturedImagePath: picturePath(row.picture_master, pagePictureWidth, pictures),
      featuredVideo: row.featured_video ?? undefined,
      categories: [row.category_id],
      tags: row.tag_ids ?? [],
      format: row.format,
      content: articleHtml(row.content),
      excerpt: articleHtml(row.excerpt),
      customCss: row.custom_css,
      customJs: row.custom_js,
      featuredMedia: row.picture_master === null ? 0 : row.post_id,
      authorName: row.author,
      date: row.published_at.toISOString(),
    }),
  );
  return { entries, total: counted.total };
};

/** Tags or categories by name, with the number of their published posts. */
export const readTerms = async (
  db: Database,
  filter: { readonly kind: 'category' | 'tag'; readonly slug?: string | undefined; readonly hidesEmpty: boolean },
  { offset, limit }: Slice,
  now: Date,
): Promise<Counted<EditorialTerm>> => {
  const published = sql<number>`(
    select count(*) from editorial_posts posts where published_at <= ${now} and (
      posts.category_id = editorial_terms.term_id
      or exists (select from editorial_post_tags tags where tags.post_id = posts.post_id and tags.term_id = editorial_terms.term_id)))`;
  let terms = db.selectFrom('editorial_terms').where('kind', '=', filter.kind);
  if (filter.slug !== undefined) terms = terms.where('slug', '=', filter.slug);
  if (filter.hidesEmpty) terms = terms.where(published, '>', 0);
  const [counted, rows] = await Promise.all([
    terms.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    terms
      .select(['term_id', 'slug', 'name', 'description', published.as('count')])
      .orderBy('name')
      .orderBy('term_id')
      .offset(offset)
      .limit(limit)
      .execute(),
  ]);
  return { entries: rows.map(({ term_id, ...term }) => ({ id: term_id, ...term })), total: counted.total };
};
