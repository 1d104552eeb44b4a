import { describe, expect, it } from 'vitest';
import type { Address } from '../address/address.ts';
import { toBase64 } from './base64-text.ts';
import type { DraftOrder } from './draft-order.ts';
import { decodeDraft } from './restore-draft.ts';
import { restorePending } from './restore-pending.ts';

const address: Address = {
  firstname: 'Ada',
  lastname: 'Lifter',
  telephone: '6145550100',
  email: 'ada@example.com',
  street: ['1 Barbell Way'],
  city: 'Columbus',
  postcode: '43201',
  region: 'OH',
  countryId: 'US',
};
const draft: DraftOrder = {
  listId: 'list-1',
  savedAtMs: 0,
  email: 'ada@example.com',
  isBillingSameAsShipping: true,
  shippingMode: 'fastest',
  requestedShippingCodes: { 1: 'ground' },
  giftCardCodes: [],
  comments: '',
};
const isKept = (change: object): boolean =>
  decodeDraft(toBase64(JSON.stringify({ ...draft, ...change }))) !== undefined;
const text = (length: number) => 'x'.repeat(length);

describe('limits of a stored draft [S4-draft-02]', () => {
  it.each<readonly [string, (size: number) => object, number]>([
    ['characters of an e-mail', (size) => ({ email: text(size) }), 320],
    ['characters of a list id', (size) => ({ listId: text(size) }), 320],
    ['characters of a comment', (size) => ({ comments: text(size) }), 10_000],
    ['gift cards', (size) => ({ giftCardCodes: Array(size).fill('A') }), 20],
    ['digits of a package number', (size) => ({ requestedShippingCodes: { ['1'.repeat(size)]: 'air' } }), 4],
    ['lines of a street', (size) => ({ shippingAddress: { ...address, street: Array(size).fill('a') } }), 8],
    ['characters of a city', (size) => ({ billingAddress: { ...address, city: text(size) } }), 320],
  ])('%s: accepts the limit, and rejects one more', (_what, change, most) => {
    expect([isKept(change(most)), isKept(change(most + 1))]).toEqual([true, false]);
  });

  it.each([
    ['a package without a number', { requestedShippingCodes: { first: 'air' } }],
    ['a package whose number ends with letters', { requestedShippingCodes: { '1st': 'air' } }],
    ['a package whose number begins with letters', { requestedShippingCodes: { p1: 'air' } }],
    ['a lone surrogate in an address', { shippingAddress: { ...address, city: 'Colum\ud800bus' } }],
    ['a zero byte in an address', { billingAddress: { ...address, street: ['1 Barbell\0Way'] } }],
    ['a fractional region id', { billingAddress: { ...address, regionId: 36.5 } }],
    ['a flag that is not a boolean', { billingAddress: { ...address, isDefaultBilling: 'yes' } }],
  ])('discard a draft with %s', (_what, change) => {
    expect(isKept(change)).toBe(false);
  });

  it('keep the optional fields of an address', () => {
    const whole = {
      ...address,
      _id: 'home',
      regionId: 36,
      company: 'Iron',
      apartment: '3',
      vatNumber: 'DE1',
      eoriNumber: 'DE2',
      isDefaultShipping: true,
      isDefaultBilling: false,
    };
    const stored = toBase64(JSON.stringify({ ...draft, shippingAddress: whole }));
    expect(decodeDraft(stored)?.shippingAddress).toEqual(whole);
  });

  it('reject a text longer than any draft without parsing it', () => {
    const blank = ' '.repeat(60_000);
    expect(decodeDraft(toBase64(JSON.stringify(draft) + ' '.repeat(20_000)))).toEqual(draft);
    expect(decodeDraft(toBase64(JSON.stringify(draft) + blank))).toBeUndefined();
  });
});

describe('id of a stored pending order', () => {
  const pending = { orderId: 'order-1', storeId: 1, listId: 'list-1', kind: 'challenge', savedAtMs: 0 };
  const restored = (change: object) =>
    restorePending(toBase64(JSON.stringify({ ...pending, ...change })), { storeId: 1, listId: 'list-1', now: 0 });

  it.each(['orderId', 'transactionId'])(
    '%s: accepts up to a hundred letters, digits, dashes and underscores',
    (name) => {
      expect(restored({ [name]: `A-_9${text(96)}` })).toMatchObject({ [name]: `A-_9${text(96)}` });
      for (const wrong of ['', text(101), 'order/1', '..', 'a b', 'order-1?x', '/order-1']) {
        expect(restored({ [name]: wrong })).toBeUndefined();
      }
    },
  );

  it('is found by its list or its order number, in its own store only', () => {
    const stored = toBase64(JSON.stringify(pending));
    const at = (place: object) => restorePending(stored, { storeId: 1, now: 0, ...place })?.orderId;
    expect([
      at({ listId: 'list-1' }),
      at({ orderId: 'order-1' }),
      at({ listId: 'list-2', orderId: 'order-1' }),
    ]).toEqual(['order-1', 'order-1', 'order-1']);
    expect([at({}), at({ listId: 'list-2' }), at({ listId: 'list-1', storeId: 2 })]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
