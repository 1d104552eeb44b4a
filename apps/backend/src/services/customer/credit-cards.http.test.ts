import { contract } from '@ironcart/api/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { ohioAddress, tokenize } from '../../testing/checkout-steps.ts';
import type { Shopper } from '../../testing/shopper.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getCreditCards, addCreditCard, updateCreditCard, removeCreditCard, addAddress, register } = contract.customer;

let people = 0;
const newCustomer = async (): Promise<Shopper> => {
  const shopper = store.shopper();
  people += 1;
  const email = `lifter-${people}@example.com`;
  await shopper.call(register, { body: { email, password: 'long enough', firstname: 'Lu', lastname: 'Lifter' } });
  return shopper;
};
const add = async (shopper: Shopper, outcome: Parameters<typeof tokenize>[1] = 'approved', patch = {}) =>
  shopper.call(addCreditCard, { body: { transactionToken: await tokenize(shopper, outcome), ...patch } });
const { _id: _, ...bookAddress } = { ...ohioAddress, street: [...ohioAddress.street] };

describe('cards of a customer', () => {
  let shopper: Shopper;
  beforeAll(async () => {
    shopper = await newCustomer();
  });

  it('are empty at first [S7-calls-cust-05]', async () => {
    expect(await shopper.call(getCreditCards)).toEqual([]);
  });

  it('include an added card, with an id and its displayable details [S7-calls-cust-11] [S7-calls-cust-05] [S3-customer-03]', async () => {
    const { _id: billingAddressId, ...billingAddress } = await shopper.call(addAddress, { body: bookAddress });
    const card = await add(shopper, 'approved', { billingAddressId });
    expect(card).toEqual({
      _id: expect.any(String),
      expYear: 2030,
      expMonth: 12,
      isDefault: true,
      expired: false,
      billingAddressId,
      billingAddress: { ...billingAddress, _id: billingAddressId },
      brand: expect.any(String),
      last4: '0001',
    });
    expect(await shopper.call(getCreditCards)).toEqual([card]);
  });

  it('get a new default only on request [S4-card-01]', async () => {
    const [first] = await shopper.call(getCreditCards);
    const second = await add(shopper, 'challenge');
    expect(second.isDefault).toBe(false);
    const third = await add(shopper, 'slow', { isDefault: true });
    expect(third.isDefault).toBe(true);
    const cards = await shopper.call(getCreditCards);
    expect(cards.filter(({ isDefault }) => isDefault).map(({ _id }) => _id)).toEqual([third._id]);
    expect(cards.map(({ _id }) => _id)).toEqual(expect.arrayContaining([first?._id, second._id, third._id]));
  });

  it('get a new default if there is none [S4-card-01]', async () => {
    const lone = await newCustomer();
    const first = await add(lone);
    await lone.call(updateCreditCard, { params: { id: first._id }, body: { isDefault: false } });
    expect(await add(lone, 'challenge')).toMatchObject({ isDefault: true });
  });

  it('are changed only in the given fields [S7-calls-cust-12]', async () => {
    const [card] = await shopper.call(getCreditCards);
    const { _id: billingAddressId } = await shopper.call(addAddress, { body: bookAddress });
    const params = { id: card?._id ?? '' };
    const changed = await shopper.call(updateCreditCard, { params, body: { billingAddressId } });
    expect(changed).toMatchObject({ ...card, billingAddressId, billingAddress: { _id: billingAddressId } });
    expect((await shopper.call(getCreditCards))[0]).toEqual(changed);
  });

  it('are deleted, with a success response [S7-calls-cust-13]', async () => {
    const card = await add(shopper, 'lost_answer');
    const params = { id: card._id };
    expect(await shopper.call(removeCreditCard, { params })).toEqual({ success: true });
    expect((await shopper.call(getCreditCards)).map(({ _id }) => _id)).not.toContain(card._id);
    expect(await shopper.refused(removeCreditCard, { params })).toMatchObject({ status: 404, type: 'not_found' });
  });

  it('expire at the end of their last month [S3-customer-03]', async () => {
    const lone = await newCustomer();
    await add(lone);
    await store.db.updateTable('pay_stored_cards').set({ exp_year: 2026, exp_month: 5 }).execute();
    expect(await lone.call(getCreditCards)).toMatchObject([{ expYear: 2026, expMonth: 5, expired: true }]);
  });

  it('reject a card that its bank declines, and an invalid token', async () => {
    const refused = await shopper.refused(addCreditCard, {
      body: { transactionToken: await tokenize(shopper, 'refused') },
    });
    expect(refused).toMatchObject({ status: 402, type: 'card_refused' });
    // As long as Adyen's encrypted fields are.
    const long = await shopper.refused(addCreditCard, { body: { transactionToken: 'x'.repeat(4_000) } });
    expect(long).toMatchObject({ status: 402, type: 'card_refused' });
    const unknown = await shopper.refused(addCreditCard, { body: { transactionToken: "tok_' or 1=1" } });
    expect(unknown).toMatchObject({ status: 402, type: 'card_refused' });
  });

  it('reject a billing address of another customer', async () => {
    const lone = await newCustomer();
    const transactionToken = await tokenize(lone, 'approved');
    const refused = await lone.refused(addCreditCard, { body: { transactionToken, billingAddressId: 'nowhere' } });
    expect(refused).toMatchObject({ status: 422, type: 'address_not_found' });
    expect(await lone.call(getCreditCards)).toEqual([]);
  });

  it('are answered with 404 for other customers [SECURITY-9]', async () => {
    const [card] = await shopper.call(getCreditCards);
    const params = { id: card?._id ?? '' };
    const other = await newCustomer();
    expect(await other.refused(updateCreditCard, { params, body: { isDefault: true } })).toMatchObject({ status: 404 });
    expect(await other.refused(removeCreditCard, { params })).toMatchObject({ status: 404, type: 'not_found' });
  });

  it('require log-in', async () => {
    const guest = store.shopper();
    expect(await guest.refused(getCreditCards)).toMatchObject({ status: 401, type: 'token_expired' });
    expect(await guest.refused(addCreditCard, { body: { transactionToken: 'tok_1' } })).toMatchObject({ status: 401 });
  });

  it('reject the number of a card, naming the field', async () => {
    const refused = await shopper.refused(addCreditCard, { body: { transactionToken: '4100 0000 0000 0001' } });
    expect(refused).toMatchObject({ status: 400, type: 'card_number_refused' });
  });

  it.each<[string, unknown]>([
    ['a plain card', { number: '4100000000000001', expMonth: 12, expYear: 2030, cvc: '123' }],
    ['no token', { isDefault: true }],
    ['an empty token', { transactionToken: '' }],
    ['a token of excessive length', { transactionToken: 'x'.repeat(20_001) }],
    ['a zero byte', { transactionToken: 'tok\u0000' }],
  ])('reject %s, never with a 500', async (_what, body) => {
    const refused = await shopper.refused(addCreditCard, { body: body as never });
    expect(refused).toMatchObject({ status: 400, type: 'invalid_request' });
  });
});
