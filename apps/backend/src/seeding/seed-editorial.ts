import type { SeedData } from '@ironcart/seed';
import type { Transaction } from '../db/transaction.ts';

/** Writes the articles, who wrote them and what they are sorted under. */
export const seedEditorial = async (
  transaction: Transaction,
  { editorial }: Pick<SeedData, 'editorial'>,
): Promise<void> => {
  const { authors, categories, tags, posts } = editorial;
  for (const { id, name } of authors) {
    await transaction.insertInto('editorial_authors').values({ author_id: id, name }).execute();
  }
  const terms = [
    ...categories.map((term) => ({ ...term, kind: 'category' as const })),
    ...tags.map((term) => ({ ...term, kind: 'tag' as const })),
  ];
  for (const { id, ...term } of terms) {
    await transaction
      .insertInto('editorial_terms')
      .values({ term_id: id, ...term })
      .execute();
  }
  for (const { id, authorId, categoryId, tagIds, pictureMaster, publishedAt, ...post } of posts) {
    await transaction
      .insertInto('editorial_posts')
      .values({
        post_id: id,
        ...post,
        author_id: authorId,
        category_id: categoryId,
        picture_master: pictureMaster,
        published_at: new Date(publishedAt),
      })
      .execute();
    for (const tagId of tagIds) {
      await transaction.insertInto('editorial_post_tags').values({ post_id: id, term_id: tagId }).execute();
    }
  }
};
