import { withProducts } from './known-records.ts';
import type { RecordWriters } from './record-writers.ts';
import { insertMissing, replaceRows, upsertRows } from './rows.ts';
import { writeReviewPhotos } from './write-review-photos.ts';

/**
 * Write pages, forms, articles, gyms, planner items, facets and search data as in the files; reviews and synonyms are only
 * added.
 */
export const contentWriters = {
  pages: (transaction, pages) =>
    upsertRows(
      transaction,
      'cms_pages',
      ['page_id'],
      pages.map(({ id, ...page }) => ({ page_id: id, ...page })),
    ),
  forms: (transaction, forms) =>
    upsertRows(
      transaction,
      'forms',
      ['form_hash'],
      forms.map(({ formHash, name, fields, requiredFields, emailFields }) => ({
        form_hash: formHash,
        name,
        fields,
        required_fields: requiredFields,
        email_fields: emailFields,
      })),
    ),
  authors: (transaction, authors) =>
    upsertRows(
      transaction,
      'editorial_authors',
      ['author_id'],
      authors.map(({ id, name }) => ({ author_id: id, name })),
    ),
  terms: (transaction, terms) =>
    upsertRows(
      transaction,
      'editorial_terms',
      ['term_id'],
      terms.map(({ id, ...term }) => ({ term_id: id, ...term })),
    ),
  articles: async (transaction, articles) => {
    await upsertRows(
      transaction,
      'editorial_posts',
      ['post_id'],
      articles.map(({ id, slug, title, excerpt, content, authorId, categoryId, pictureMaster, publishedAt }) => ({
        post_id: id,
        slug,
        title,
        excerpt,
        content,
        author_id: authorId,
        category_id: categoryId,
        picture_master: pictureMaster,
        published_at: new Date(publishedAt),
      })),
    );
    await replaceRows(
      transaction,
      'editorial_post_tags',
      ['post_id', 'term_id'],
      articles.map(({ id }) => id),
      articles.flatMap(({ id, tagIds }) => tagIds.map((tagId) => ({ post_id: id, term_id: tagId }))),
    );
  },
  reviews: async (transaction, reviews, onUnknown, { randomId, folder }) => {
    const known = (await withProducts(transaction, reviews, onUnknown)).map((review) => ({
      ...review,
      reviewId: randomId(),
    }));
    await insertMissing(
      transaction,
      'reviews',
      known.map(({ reviewId, productId, sku: _, text, isVerified, writtenAt, photos: _photos, answer, ...review }) => ({
        ...review,
        review_id: reviewId,
        product_id: productId,
        body: text,
        is_verified: isVerified,
        status: 'published' as const,
        created_at: new Date(writtenAt),
        answer: answer?.text ?? null,
        answered_at: answer ? new Date(answer.answeredAt) : null,
      })),
    );
    await writeReviewPhotos(transaction, known, onUnknown, { randomId, folder });
  },
  gymPieces: async (transaction, pieces, onUnknown) =>
    upsertRows(
      transaction,
      'gym_pieces',
      ['product_id'],
      (await withProducts(transaction, pieces, onUnknown)).map(({ productId, sku: _, ...facts }) => ({
        product_id: productId,
        facts: { ...facts, ceilingMm: facts.ceilingMm ?? facts.heightMm },
      })),
    ),
  gymTemplates: (transaction, templates) =>
    upsertRows(
      transaction,
      'gym_templates',
      ['key'],
      templates.map(({ text, isFeatured, ...template }, sort) => ({
        ...template,
        sort,
        body: text,
        is_featured: isFeatured,
      })),
    ),
  equippedGyms: async (transaction, gyms, onUnknown) => {
    await upsertRows(
      transaction,
      'equipped_gyms',
      ['url_key'],
      gyms.map(({ urlKey, countryCode, openedIn, skus: _, ...gym }) => ({
        ...gym,
        url_key: urlKey,
        country_code: countryCode,
        opened_in: openedIn,
      })),
    );
    const equipped = gyms.flatMap(({ urlKey, skus }) => skus.map((sku, position) => ({ urlKey, sku, position })));
    await replaceRows(
      transaction,
      'equipped_gym_products',
      ['url_key', 'product_id'],
      gyms.map(({ urlKey }) => urlKey),
      (await withProducts(transaction, equipped, onUnknown)).map(({ urlKey, productId, position }) => ({
        url_key: urlKey,
        product_id: productId,
        position,
      })),
    );
  },
  facets: (transaction, facets) =>
    upsertRows(
      transaction,
      'search_facets',
      ['key'],
      facets.map(({ isOnCards, ...facet }, position) => ({ ...facet, on_cards: isOnCards, position })),
    ),
  synonyms: (transaction, synonyms) => insertMissing(transaction, 'search_synonyms', synonyms),
  searchRedirects: (transaction, redirects) => upsertRows(transaction, 'search_redirects', ['phrase'], redirects),
} satisfies Partial<RecordWriters>;
