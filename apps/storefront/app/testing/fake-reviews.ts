import type { OwnReview, Review } from '@ironcart/core/review';
import { answerPhoto, samplePhoto } from './fake-photos.ts';

/** A published review in the contract's format. */
const published: Review = {
  _id: 'review-1',
  rating: 5,
  title: 'Spins <forever>',
  text: 'Bought one.\n\nBuying two.',
  author: 'Al',
  isVerified: true,
  deployment: 'Canada',
  helpful: 3,
  createdAt: '2026-08-01T12:00:00.000Z',
  photos: [samplePhoto],
};

const written: OwnReview = {
  _id: 'own-1',
  rating: 4,
  title: 'Solid',
  text: 'It is.',
  author: 'Mara H',
  helpful: 0,
  createdAt: '2026-08-02T12:00:00.000Z',
  status: 'pending',
  photos: [],
  productId: 1,
  productName: 'Test bar',
  productUrl: '/competition-bar',
};

const json = (value: unknown): Response =>
  new Response(JSON.stringify(value), { headers: { 'Content-Type': 'application/json' } });

const refuse = (status: number, type: string): Response =>
  new Response(JSON.stringify({ error: { type, message: type } }), {
    status,
    headers: { 'Content-Type': 'application/json' },
  });

/** The product whose reviews the backend fails to read. */
export const unreadableReviews = 31;

/** The product that nobody has reviewed. */
export const unreviewed = 32;

/** Answers svc_review: one published review of every product, and one by the customer. */
export const createFakeReviews = () => {
  let own: readonly OwnReview[] = [written];
  let { helpful } = published;
  return (method: string, url: URL, body: Readonly<Record<string, unknown>>): Response => {
    const path = url.pathname;
    if (path === `/svc_review/product/${unreadableReviews}`) return refuse(500, 'internal_error');
    if (path === `/svc_review/product/${unreviewed}` && method === 'GET') {
      return json({ reviews: [], count: 0, distribution: [0, 0, 0, 0, 0], verifiedCount: 0, photoCount: 0 });
    }
    if (path.startsWith('/svc_review/product/') && method === 'GET') {
      const stars = url.searchParams.get('rating');
      const isWanted = stars === null || stars === '5';
      const reviews = isWanted ? [{ ...published, helpful }] : [];
      const counts = { distribution: [0, 0, 0, 0, 21], verifiedCount: 20, photoCount: 21 };
      return json({ reviews, count: isWanted ? 21 : 0, ...counts });
    }
    if (path === '/svc_review/photo') return answerPhoto(body);
    if (path.startsWith('/svc_review/product/')) {
      if (body.title === 'Again') return refuse(409, 'already_reviewed');
      const sent = Array.isArray(body.photoIds) ? body.photoIds.map(() => samplePhoto) : [];
      const review = { ...written, ...body, _id: 'own-2', storeId: undefined, photoIds: undefined, photos: sent };
      own = [review, ...own];
      return json(review);
    }
    if (path === '/svc_review/customer') {
      const orderedAt = '2026-07-01T12:00:00.000Z';
      return json({
        reviews: own,
        reviewable: [{ productId: 1, productName: 'A rack', productUrl: '/rack', orderedAt }],
      });
    }
    if (path.endsWith('/helpful')) {
      helpful += 1;
      return json({ helpful });
    }
    if (own.every(({ _id }) => !path.endsWith(`/${_id}`))) return refuse(404, 'not_found');
    own = own.filter(({ _id }) => !path.endsWith(`/${_id}`));
    return json({ success: true });
  };
};
