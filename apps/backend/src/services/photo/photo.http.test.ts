import { contract } from '@ironcart/api/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { prune } from '../../jobs/prune.ts';
import { composeOrder, fillCart } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { fixtureEmails, fixtureIds, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';
import { decideReview } from '../review/decide-review.ts';
import { shipOrder } from '../shipment/ship-order.ts';
import { dropReviewPhotos, readPhotoFiles, readPublishedPhoto } from './photo.reader.ts';

const store = useTestStore();
const { addPhoto, addReview, getReviews, getOwnReviews } = contract.review;
const { bar, plate } = fixtureIds;

const customerCalled = async (name: keyof typeof fixtureEmails): Promise<Shopper> => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};

/** A photo as a telephone writes it: lying, with notes of where it was taken. */
const photo = async (width = 300, height = 200): Promise<string> => {
  const bytes = await sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return bytes.toString('base64');
};

const words = { storeId: 1 as const, rating: 5, title: 'Good', text: 'Very.', author: 'Al' };
const send = async (shopper: Shopper, file?: string) =>
  shopper.call(addPhoto, { body: { file: file ?? (await photo()) } });

describe('photo of a review', () => {
  it('is re-encoded without metadata, and public once its review is published', async () => {
    const alice = await customerCalled('alice');
    const [first, second] = [await send(alice), await send(alice, await photo(4_000, 1_000))];
    expect(first).toMatchObject({
      width: 200,
      height: 300,
      preview: expect.stringMatching(/^data:image\/webp;base64,./),
    });
    expect(second).toMatchObject({ width: 400, height: 1_600 });
    const photoIds = [second.photoId, first.photoId];
    const review = await alice.call(addReview, { params: { id: bar }, body: { ...words, photoIds } });
    expect(review.photos.map(({ photoId }) => photoId)).toEqual(photoIds);
    const name = `photo-${first.photoId}`;
    expect(await readPublishedPhoto(store.db, name)).toBeUndefined();
    await decideReview(store.db, review._id, 'published');
    const shown = await readPublishedPhoto(store.db, name);
    expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 200, height: 300 });
    expect((await sharp(shown).metadata()).exif).toBeUndefined();
    const page = await store.shopper().call(getReviews, { params: { id: bar } });
    expect(page.reviews[0]?.photos).toEqual([second, first]);
    await decideReview(store.db, review._id, 'rejected');
    expect(await readPublishedPhoto(store.db, name)).toBeUndefined();
    expect((await readPhotoFiles(store.db, review._id)).map(({ photoId }) => photoId)).toEqual(photoIds);
    expect(await dropReviewPhotos(store.db, review._id)).toBe(2);
    expect((await alice.call(getOwnReviews)).reviews[0]?.photos).toEqual([]);
  });

  it('can be used once, by its sender only; otherwise nothing is written', async () => {
    const [alice, bob] = [await customerCalled('alice'), await customerCalled('bob')];
    const { photoId } = await send(alice);
    const params = { id: plate };
    const stolen = await bob.refused(addReview, { params, body: { ...words, photoIds: [photoId] } });
    expect(stolen).toMatchObject({ status: 422, type: 'unknown_photo' });
    expect((await bob.call(getOwnReviews)).reviews.filter(({ productId }) => productId === plate)).toEqual([]);
    await alice.call(addReview, { params, body: { ...words, photoIds: [photoId] } });
    await bob.call(addReview, { params, body: words });
    const twice = await alice.refused(addReview, {
      params: { id: fixtureIds.strap },
      body: { ...words, photoIds: [photoId] },
    });
    expect(twice).toMatchObject({ type: 'unknown_photo' });
    const noId = await bob.refused(addReview, {
      params: { id: fixtureIds.strap },
      body: { ...words, photoIds: ['none'] },
    });
    expect(noId).toMatchObject({ type: 'unknown_photo' });
  });

  it('must be a JPEG, PNG or WebP by content, of a bounded size, and from a customer', async () => {
    const alice = await customerCalled('alice');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>').toString('base64');
    const gif = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
        .gif()
        .toBuffer()
    ).toString('base64');
    for (const file of [svg, gif, Buffer.from('no photo').toString('base64')]) {
      expect(await alice.refused(addPhoto, { body: { file } })).toMatchObject({ status: 422, type: 'unusable_photo' });
    }
    expect(await alice.refused(addPhoto, { body: { file: 'not base64!' } })).toMatchObject({ status: 400 });
    const guest = await store.shopper().refused(addPhoto, { body: { file: await photo() } });
    expect(guest).toMatchObject({ status: 401 });
  });

  it('is removed after a day if no review uses it', async () => {
    const { photoId } = await send(await customerCalled('alice'));
    const isThere = async () =>
      (await store.db.selectFrom('photos').select('photo_id').where('photo_id', '=', photoId).execute()).length === 1;
    await prune(store.db, new Date(store.now().getTime() + 23 * 3_600_000));
    expect(await isThere()).toBe(true);
    await prune(store.db, new Date(store.now().getTime() + 25 * 3_600_000));
    expect(await isThere()).toBe(false);
  });
});

describe('photo of a return', () => {
  it('is accepted from the session that opened the order, and visible to it only', async () => {
    const guest = store.shopper();
    const list = await fillCart(guest, [{ productId: bar, qty: 1 }]);
    const order = await composeOrder(guest, list, { nowMs: store.now().getTime() });
    const { orderId } = await guest.call(contract.checkout.placeOrder, { body: order });
    await shipOrder(store.db, { orderId, carrier: 'Sandbox', now: store.now() });
    const body = { orderId, storeId: 1 as const, file: await photo() };
    const { photoId } = await guest.call(contract.return.addPhoto, { body });
    const stranger = await (await customerCalled('bob')).refused(contract.return.addPhoto, { body });
    expect(stranger).toMatchObject({ status: 404 });
    const { items } = await guest.call(contract.return.getReturnable, {
      params: { id: orderId },
      query: { storeId: 1 },
    });
    const back = items.map(({ listItemId }) => ({ listItemId, qty: 1, reason: 'damaged' as const }));
    const authorization = await guest.call(contract.return.createReturn, {
      body: { orderId, storeId: 1, items: back, photoIds: [photoId] },
    });
    expect(authorization.photos.map((sent) => sent.photoId)).toEqual([photoId]);
    expect(await readPublishedPhoto(store.db, `photo-${photoId}`)).toBeUndefined();
    expect(await readPhotoFiles(store.db, authorization.rmaNumber)).toHaveLength(1);
  });
});
