import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { shipOrder } from '../shipment/ship-order.ts';
import { answerReview, readUnansweredReviews, withdrawAnswer } from './answer-review.ts';
import { decideReview, readPendingReviews } from './decide-review.ts';

const store = useTestStore({ limits: { review: { max: 12, windowMs: 60_000 } } });
const { getReviews, addReview, getOwnReviews, removeReview, voteHelpful } = contract.review;
const { bar, plate, program, redPlate, rack, strap } = fixtureIds;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

const order = async (shopper: Shopper, productId: number): Promise<string> => {
  const list = await fillCart(shopper, [{ productId, qty: 1 }]);
  const body = await composeOrder(shopper, list, { nowMs: store.now().getTime() });
  return (await shopper.call(contract.checkout.placeOrder, { body })).orderId;
};

const words = {
  storeId: 1 as const,
  rating: 5,
  title: 'Spins\nforever',
  text: 'Bought one.\n\nBuying two.',
  author: 'Al',
};
const page = (productId: number, query: Readonly<Record<string, unknown>> = {}) =>
  store.shopper().call(getReviews, { params: { id: productId }, query });
const write = (shopper: Shopper, productId: number, change: Readonly<Record<string, unknown>> = {}) =>
  shopper.call(addReview, { params: { id: productId }, body: { ...words, ...change } });
const ratingOf = async (productId: number) =>
  (await store.shopper().call(contract.content.getCompleteProduct, { params: { id: productId } })).rating;

describe('product review', () => {
  it('is visible to its author until published, then to everybody, and counts in the rating of the product', async () => {
    const alice = await customerCalled('alice');
    await store.db
      .updateTable('products')
      .set({ imported_rating_average: '4.00', imported_rating_count: 3 })
      .where('product_id', '=', bar)
      .execute();
    const review = await write(alice, bar);
    expect(review).toMatchObject({ status: 'pending', title: 'Spins forever', text: words.text, productId: bar });
    expect((await alice.call(getOwnReviews)).reviews).toEqual([review]);
    expect(await page(bar)).toEqual({
      reviews: [],
      count: 0,
      distribution: [0, 0, 0, 0, 0],
      verifiedCount: 0,
      photoCount: 0,
    });
    expect(await ratingOf(bar)).toEqual({ average: 4, count: 3 });

    expect(await readPendingReviews(store.db)).toMatchObject([{ reviewId: review._id, rating: 5, author: 'Al' }]);
    expect(await decideReview(store.db, review._id, 'published')).toBe(true);
    expect(await page(bar)).toMatchObject({
      reviews: [{ _id: review._id, isVerified: false, deployment: 'US', helpful: 0 }],
      count: 1,
      distribution: [0, 0, 0, 0, 1],
    });
    expect(await ratingOf(bar)).toEqual({ average: 4.25, count: 4 });

    expect(await decideReview(store.db, review._id, 'rejected')).toBe(true);
    expect((await page(bar)).count).toBe(0);
    expect(await ratingOf(bar)).toEqual({ average: 4, count: 3 });
  });

  it('is written once per product, and can be written again after removal', async () => {
    const bob = await customerCalled('bob');
    const review = await write(bob, rack);
    await decideReview(store.db, review._id, 'published');
    expect((await ratingOf(rack))?.count).toBe(1);
    const twice = await bob.refused(addReview, { params: { id: rack }, body: words });
    expect(twice).toMatchObject({ status: 409, type: 'already_reviewed' });
    await bob.call(removeReview, { params: { id: review._id } });
    expect(await ratingOf(rack)).toBeUndefined();
    await write(bob, rack, { rating: 1 });
  });

  it('is verified if its author has bought the product or a part of it, which is offered for review until then', async () => {
    const alice = await customerCalled('alice');
    await order(alice, redPlate);
    const offered = async () => (await alice.call(getOwnReviews)).reviewable.map(({ productId }) => productId);
    expect(await offered()).toContain(plate);
    expect(await offered()).not.toContain(redPlate);
    const review = await write(alice, plate);
    expect(await offered()).not.toContain(plate);
    await decideReview(store.db, review._id, 'published');
    expect((await page(plate)).reviews).toMatchObject([{ isVerified: true }]);
  });

  it('shows the answer of the store, which can be replaced and withdrawn', async () => {
    const bob = await customerCalled('bob');
    const review = await write(bob, program, { rating: 2 });
    const unanswered = async () => (await readUnansweredReviews(store.db)).map(({ reviewId }) => reviewId);
    expect(review).not.toHaveProperty('answer');
    expect(await unanswered()).not.toContain(review._id);
    await decideReview(store.db, review._id, 'published');
    expect(await unanswered()).toContain(review._id);
    const [unansweredReview] = (await page(program)).reviews;
    expect(unansweredReview).not.toHaveProperty('answer');

    const answeredAt = new Date('2026-11-30T09:00:00.000Z');
    const answer = { text: 'Week one is easier now.\n\nHave another look.', answeredAt: answeredAt.toISOString() };
    expect(await answerReview(store.db, review._id, 'Wait.', answeredAt)).toMatchObject({ ok: true });
    expect(await answerReview(store.db, review._id, `  ${answer.text}\n`, answeredAt)).toMatchObject({ ok: true });
    expect(await page(program)).toMatchObject({ reviews: [{ _id: review._id, answer }] });
    expect((await bob.call(getOwnReviews)).reviews).toContainEqual({ ...review, status: 'published', answer });
    expect(await unanswered()).not.toContain(review._id);

    expect(await withdrawAnswer(store.db, review._id)).toBe(true);
    expect(await withdrawAnswer(store.db, review._id)).toBe(false);
    expect(await withdrawAnswer(store.db, 'none')).toBe(false);
    expect((await page(program)).reviews).toEqual([unansweredReview]);
  });

  it.each([
    { id: 'a review', text: ' \n ', code: 'no_words' },
    { id: 'a review', text: 'x'.repeat(2_001), code: 'too_long' },
    { id: 'none', text: 'Thank you.', code: 'no_review' },
    { id: '4f9fb1a3-8f7b-4b53-9d1c-6a4a0a1f8f10', text: 'Thank you.', code: 'no_review' },
  ])('is not answered: $code, for $id', async ({ id, text, code }) => {
    expect(await answerReview(store.db, id, text, store.now())).toEqual({ ok: false, issues: [{ code }] });
  });

  it('requires a customer, a product with a page, stars and text', async () => {
    const guest = await store.shopper().refused(addReview, { params: { id: bar }, body: words });
    expect(guest).toMatchObject({ status: 401, type: 'token_expired' });
    const bob = await customerCalled('bob');
    for (const id of [987_654, redPlate]) {
      expect(await bob.refused(addReview, { params: { id }, body: words })).toMatchObject({
        type: 'product_not_found',
      });
    }
    for (const wrong of [{ rating: 0 }, { rating: 6 }, { rating: 4.5 }, { title: '' }, { text: 'x'.repeat(5_001) }]) {
      const refused = await bob.refused(addReview, { params: { id: bar }, body: { ...words, ...wrong } });
      expect(refused).toMatchObject({ status: 400 });
    }
  });

  it('cannot be removed by others [SECURITY-9]', async () => {
    const alice = await customerCalled('alice');
    const [review] = (await alice.call(getOwnReviews)).reviews;
    const params = { id: review?._id ?? '' };
    expect(await (await customerCalled('bob')).refused(removeReview, { params })).toMatchObject({ status: 404 });
    expect((await alice.call(getOwnReviews)).reviews).toContainEqual(review);
  });
});

describe('reviews of a product', () => {
  it('are listed ten per page, filtered by stars, verified purchases and photos, and sorted by time, votes or stars', async () => {
    await store.db
      .insertInto('reviews')
      .values(
        Array.from({ length: 12 }, (_, index) => ({
          review_id: crypto.randomUUID(),
          product_id: strap,
          customer_id: null,
          author: `Writer ${index}`,
          deployment: 'Europe',
          rating: (index % 5) + 1,
          title: `Title ${index}`,
          body: 'Words',
          is_verified: index % 4 !== 0,
          status: 'published' as const,
          helpful: index,
          created_at: new Date(store.now().getTime() - index * 1_000),
        })),
      )
      .execute();
    const authors = async (query: Readonly<Record<string, unknown>>) =>
      (await page(strap, query)).reviews.map(({ author }) => Number(author.slice(7)));
    expect(await authors({})).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(await authors({ page: 2 })).toEqual([10, 11]);
    expect(await authors({ page: 3 })).toEqual([]);
    expect(await authors({ sort: 'helpful', page: 2 })).toEqual([1, 0]);
    expect((await authors({ sort: 'highest' })).slice(0, 3)).toEqual([4, 9, 3]);
    expect((await authors({ sort: 'lowest' })).slice(0, 3)).toEqual([0, 5, 10]);
    expect(await authors({ rating: 5 })).toEqual([4, 9]);
    expect(await page(strap, { rating: 5 })).toMatchObject({ count: 2, distribution: [3, 3, 2, 2, 2] });
    expect(await authors({ verified: 'true' })).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11]);
    const [withPhoto] = (await page(strap)).reviews.filter(({ author }) => author === 'Writer 4');
    await store.db
      .insertInto('photos')
      .values({
        photo_id: crypto.randomUUID(),
        owner: 'customer',
        review_id: withPhoto?._id ?? '',
        position: 0,
        width: 4,
        height: 3,
        preview: 'data:image/webp;base64,UklGRg==',
        bytes: Buffer.from(''),
        created_at: store.now(),
      })
      .execute();
    expect(await authors({ photos: 'true' })).toEqual([4]);
    expect(await authors({ photos: 'true', verified: 'true' })).toEqual([]);
    expect(await authors({ photos: 'true', rating: 5 })).toEqual([4]);
    expect(await page(strap, { photos: 'true', rating: 1 })).toEqual({
      reviews: [],
      count: 0,
      distribution: [3, 3, 2, 2, 2],
      verifiedCount: 9,
      photoCount: 1,
    });
  });

  it('have votes of customers, one each, and none by their authors', async () => {
    const alice = await customerCalled('alice');
    const bob = await customerCalled('bob');
    const [mine] = (await alice.call(getOwnReviews)).reviews;
    const params = { id: mine?._id ?? '' };
    await decideReview(store.db, params.id, 'published');
    expect(await alice.call(voteHelpful, { params })).toEqual({ helpful: 0 });
    const votes = await Promise.all([1, 2, 3].map(() => bob.call(voteHelpful, { params })));
    expect(votes).toEqual([{ helpful: 1 }, { helpful: 1 }, { helpful: 1 }]);
    expect(await store.shopper().refused(voteHelpful, { params })).toMatchObject({ status: 401 });
    await decideReview(store.db, params.id, 'rejected');
    expect(await bob.refused(voteHelpful, { params })).toMatchObject({ status: 404 });
    expect(await bob.refused(voteHelpful, { params: { id: 'none' } })).toMatchObject({ status: 404 });
  });
});

it('review request is sent for goods once delivered, and for a program immediately, in a store that records packages', async () => {
  const carol = store.shopper();
  await carol.call(contract.customer.register, {
    body: { email: 'carol@example.com', password: fixturePassword, firstname: 'Carol', lastname: 'Lifter' },
  });
  const offered = async () => (await carol.call(getOwnReviews)).reviewable.map(({ productId }) => productId);
  const sent = await order(carol, strap);
  const waiting = await order(carol, rack);
  await order(carol, program);
  expect((await offered()).toSorted()).toEqual([strap, rack, program].toSorted());

  const now = store.now();
  await shipOrder(store.db, { orderId: sent, carrier: 'Sandbox', now });
  await shipOrder(store.db, { orderId: waiting, carrier: 'Sandbox', now });
  expect(await offered()).toEqual([program]);
  await store.db.updateTable('shipments').set({ delivered_at: now }).where('order_id', '=', sent).execute();
  expect((await offered()).toSorted()).toEqual([strap, program].toSorted());
  const longAgo = new Date(now.getTime() - 15 * 24 * 60 * 60_000);
  await store.db.updateTable('shipments').set({ shipped_at: longAgo }).where('order_id', '=', waiting).execute();
  expect((await offered()).toSorted()).toEqual([strap, rack, program].toSorted());
});
