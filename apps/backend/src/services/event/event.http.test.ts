import { contract } from '@ironcart/api/contract';
import { describe, expect, it } from 'vitest';
import { fixtureEmails, fixturePassword } from '../../testing/store-fixture.ts';
import { useTestStore } from '../../testing/test-store.ts';

const store = useTestStore();
const { getAccount, updateAccount, getEvent } = contract.event;

const customerCalled = async (name: keyof typeof fixtureEmails) => {
  const shopper = store.shopper();
  await shopper.call(contract.session.login, { body: { email: fixtureEmails[name], password: fixturePassword } });
  return shopper;
};
const profile = {
  firstName: 'Bob',
  lastName: 'Lifter',
  email: fixtureEmails.bob,
  btwbId: 'log-7',
  birthdate: '1990-02-28',
  gym: 'Iron House',
  gender: 'Female',
  country: 'DE',
};

describe('event account of a customer', () => {
  it('has registrations with their division, and initially no profile and no linked account [S7-calls-cust-19] [S3-event-03]', async () => {
    const answer = await (await customerCalled('alice')).call(getAccount);
    expect(answer).toEqual({
      registrations: [
        { _id: expect.any(String), eventId: 'winter-open-2027', divisionId: 11, registeredAt: expect.any(String) },
      ],
      account: null,
      linked: false,
    });
  });

  it('stores the latest profile [S7-calls-cust-20] [S3-event-01]', async () => {
    const shopper = await customerCalled('bob');
    const { customer } = await shopper.call(contract.session.getSession);
    const saved = await shopper.call(updateAccount, { body: profile });
    expect(saved).toEqual({
      registrations: [],
      account: { loaded: true, linked: true, _id: customer._id, ...profile },
      linked: true,
    });
    expect(await shopper.call(getAccount)).toEqual(saved);
    const { btwbId: _btwbId, birthdate: _birthdate, gender: _gender, ...rest } = profile;
    const changed = await shopper.call(updateAccount, { body: rest });
    expect(changed).toMatchObject({ linked: false, account: { btwbId: '', birthdate: '', gender: 'Male' } });
  });

  it('defaults to male in the profile [S3-event-02]', async () => {
    const shopper = await customerCalled('bob');
    const { gender: _gender, ...rest } = profile;
    expect((await shopper.call(updateAccount, { body: rest })).account?.gender).toBe('Male');
  });

  it('takes its customer, link and registrations from the server [SECURITY-11]', async () => {
    const shopper = await customerCalled('bob');
    const alice = await (await customerCalled('alice')).call(getAccount);
    const body = {
      ...profile,
      btwbId: '',
      linked: true,
      _id: '11111111-1111-4111-8111-111111111111',
      customerId: 'x',
      registrations: [{ eventId: 'winter-open-2027', divisionId: 11 }],
    };
    expect(await shopper.call(updateAccount, { body })).toMatchObject({ linked: false, registrations: [] });
    expect(await (await customerCalled('alice')).call(getAccount)).toEqual(alice);
  });

  it.each<[string, Record<string, unknown>]>([
    ['an invalid date', { birthdate: '1990-13-40' }],
    ['SQL in place of a date', { birthdate: "'; drop table events" }],
    ['an invalid country', { country: 'Germany' }],
    ['a line break in an e-mail', { email: 'a@example.com\r\nBcc: x@example.com' }],
    ['a zero byte', { gym: 'a\u0000' }],
    ['no name', { firstName: '' }],
  ])('rejects %s', async (_title, wrong) => {
    const shopper = await customerCalled('bob');
    const response = await shopper.request('/svc_event/account', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...profile, ...wrong }),
    });
    expect(response.status).toBe(400);
  });

  it.each(['1990-02-30', '0000-01-01'])('rejects the invalid date %s, never with 500', async (birthdate) => {
    const shopper = await customerCalled('bob');
    const response = await shopper.request('/svc_event/account', {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...profile, birthdate }),
    });
    expect(response.status).toBe(400);
  });

  it('requires log-in', async () => {
    const guest = store.shopper();
    expect(await guest.refused(getAccount)).toMatchObject({ status: 401, type: 'token_expired' });
    expect(await guest.refused(updateAccount, { body: profile })).toMatchObject({ status: 401 });
  });
});

describe('event', () => {
  it('is found by its id, with its divisions in order [S7-calls-cust-21]', async () => {
    const guest = store.shopper('EUR');
    expect(await guest.call(getEvent, { params: { id: 'winter-open-2027' } })).toEqual({
      _id: 'winter-open-2027',
      name: 'Winter Open',
      location: 'Dayton',
      startsOn: '2027-01-16',
      endsOn: '2027-01-17',
      divisions: [
        { divisionId: 11, name: 'Women' },
        { divisionId: 12, name: 'Men' },
      ],
    });
    expect(guest.cookie()).toBeUndefined();
  });

  it.each(['nowhere', '1', "' or 1=1 --", '\u0000', '../account'])('is answered with 404 for the id %j', async (id) => {
    expect([400, 404]).toContain((await store.shopper().refused(getEvent, { params: { id } })).status);
  });
});
