import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it, vi } from 'vitest';
import { createFakeWire, json, refusal } from '../testing/fake-wire.ts';
import { sampleAddress } from '../testing/request-samples.ts';
import { wireSampleCard, wireSampleList, wireSampleSession } from '../testing/wire-samples.ts';

const success = () => json({ success: true });
const change = { userId: 'customer-1', email: 'ada@mail.example', newsletters: [10_101] };

describe('newsletters', () => {
  it('are subscribed and unsubscribed with the customer’s id, e-mail and list ids [S7-calls-news-01] [S7-calls-news-02]', async () => {
    const { client, calls, sent } = createFakeWire(success);
    await client.newsletters.subscribe(change);
    await client.newsletters.unsubscribe(change);
    expect(calls()).toEqual(['POST /svc_ssr/newsletters/subscribe', 'POST /svc_ssr/newsletters/unsubscribe']);
    expect(sent.map(({ body }) => body)).toEqual([change, change]);
  });

  it('reject with a preferences message if the response does not report success [S7-calls-news-01] [S8-err-other-09]', async () => {
    const { client } = createFakeWire(() => json({ success: false }));
    await expect(client.newsletters.subscribe(change)).rejects.toMatchObject({
      code: 'newsletters_not_saved',
      message: 'There was an error saving your preferences.',
    });
    await expect(client.newsletters.unsubscribe(change)).rejects.toMatchObject({ code: 'newsletters_not_saved' });
  });

  it('are requested for the client’s site, which occurs once in the path [S7-calls-news-03]', async () => {
    const { client, calls } = createFakeWire(() => json({ emailListIds: [10_501] }), { site: siteByCode('EUR') });
    expect(await client.newsletters.subscriptions()).toEqual([10_501]);
    expect(calls()).toEqual(['GET /svc_ssr/newsletters/site/EUR/subscriptions']);
  });

  it('are subscribed by guests with an e-mail and list ids [S7-calls-news-04]', async () => {
    const { client, calls, sent } = createFakeWire(success);
    await client.newsletters.signUp('ada@mail.example', [10_101]);
    expect(calls()).toEqual(['POST /svc_ssr/submit/iterable']);
    expect(sent[0]?.body).toEqual({ email: 'ada@mail.example', emailListIds: [10_101] });
  });

  it('send a form as multipart form data, including the form hash [S7-calls-news-05]', async () => {
    const forms: Record<string, FormDataEntryValue>[] = [];
    const { client } = createFakeWire(success, {
      fetch: async (request) => {
        expect(request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
        forms.push(Object.fromEntries((await request.formData()).entries()));
        return success();
      },
    });
    await client.newsletters.submitForm('contact', { name: 'Ada', formHash: 'another' });
    expect(forms).toEqual([{ name: 'Ada', formHash: 'contact' }]);
  });
});

describe('back-in-stock notices', () => {
  it('are requested with the field names of the specification [S7-calls-cust-16]', async () => {
    const { client, sent } = createFakeWire(({ body }) => json({ _id: 'n-1', parent_id: null, ...Object(body) }));
    await client.backInStock.subscribe({ productId: 12, parentId: 7, email: 'ada@mail.example' });
    await client.backInStock.subscribe({ productId: 12, parentId: undefined, email: 'ada@mail.example' });
    expect(sent.map(({ body }) => body)).toEqual([
      { product_id: 12, parent_id: 7, email: 'ada@mail.example' },
      { product_id: 12, email: 'ada@mail.example' },
    ]);
  });

  it('ignore the error that a notice already exists, and no others [S8-err-other-04]', async () => {
    const notice = { productId: 12, parentId: undefined, email: 'ada@mail.example' };
    const known = createFakeWire(() => refusal(409, 'validation_error_already_subscribed'));
    await expect(known.client.backInStock.subscribe(notice)).resolves.toBeUndefined();
    const unknown = createFakeWire(() => refusal(422, 'product_not_found'));
    await expect(unknown.client.backInStock.subscribe(notice)).rejects.toMatchObject({ code: 'product_not_found' });
  });
});

describe('customer account', () => {
  const { customer } = wireSampleSession;

  it('requests an e-mail change with the password, and confirms it with the token from the mail', async () => {
    const { client, calls, sent } = createFakeWire(success);
    await client.customer.changeEmail({ email: 'bea@mail.example', password: 'correct horse' });
    await client.customer.confirmEmail('token-1');
    expect(calls()).toEqual(['POST /svc_customer/customer/email', 'POST /svc_customer/customer/email/confirm']);
    expect(sent.map(({ body }) => body)).toEqual([
      { email: 'bea@mail.example', password: 'correct horse' },
      { token: 'token-1' },
    ]);
  });

  it('returns the reason why an e-mail change was rejected', async () => {
    const { client } = createFakeWire(({ path }) =>
      refusal(422, path.endsWith('confirm') ? 'invalid_email_token' : 'wrong_password'),
    );
    await expect(client.customer.changeEmail({ email: 'bea@mail.example', password: 'no' })).rejects.toMatchObject({
      code: 'wrong_password',
    });
    await expect(client.customer.confirmEmail('old')).rejects.toMatchObject({ code: 'invalid_email_token' });
  });

  it('changes only the given fields of the customer', async () => {
    const { client, sent } = createFakeWire(() => json({ ...customer, firstname: 'Augusta' }));
    expect(await client.customer.update({ firstname: 'Augusta' })).toMatchObject({ firstname: 'Augusta' });
    expect(sent[0]).toMatchObject({ method: 'PATCH', body: { firstname: 'Augusta' } });
  });
});

describe('account data', () => {
  it('saves a card by its token and details', async () => {
    const { client, sent } = createFakeWire(() => json(wireSampleCard));
    await client.creditCards.add({ transactionToken: 'token-1', isDefault: true });
    expect(sent[0]).toMatchObject({ method: 'POST', body: { transactionToken: 'token-1', isDefault: true } });
  });

  it('changes the street lines of an address together, in order', async () => {
    const { client, sent } = createFakeWire(() => json({ ...sampleAddress, street: ['1 Main St'], _id: 'address-1' }));
    await client.customer.updateAddress('address-1', { street: ['1 Main St', 'Rear'], city: 'Columbus' });
    expect(sent[0]?.body).toEqual({ street: ['1 Main St', 'Rear'], city: 'Columbus' });
  });

  it('creates a list with or without details', async () => {
    const { client, sent } = createFakeWire(() => json(wireSampleList));
    await client.lists.create({ type: 'wishlist', metadata: { isShared: true, isActive: true } });
    await client.lists.create({ type: 'cart' });
    expect(sent.map(({ body }) => body)).toEqual([
      { type: 'wishlist', metadata: { isShared: true, isActive: true } },
      { type: 'cart' },
    ]);
  });

  it('removes given items from a list, or all of them', async () => {
    const { client, sent } = createFakeWire(() => json(wireSampleList));
    await client.lists.removeItems('list-1', ['line-1', 'line-2']);
    await client.lists.removeItems('list-1');
    expect(sent.map(({ method, body }) => [method, body])).toEqual([
      ['DELETE', { listItemIds: ['line-1', 'line-2'] }],
      ['DELETE', undefined],
    ]);
  });
});

describe('catalogue for a shopper', () => {
  it('contains the group’s prices in minor units, requested in batches of 100 ids [S7-calls-cat-07]', async () => {
    const { client, sent } = createFakeWire(({ path }) => json(path.includes('ids=1%2C') ? { 1: 19.99 } : { 101: 5 }));
    const prices = await client.catalog.groupPrices(Array.from({ length: 101 }, (_, index) => index + 1));
    expect([...prices]).toEqual([
      [1, 1_999],
      [101, 500],
    ]);
    expect(sent[1]?.path).toBe('/svc_content/catalog/product/group-prices?ids=101');
  });

  it('finds compatible products by tag and group [S7-calls-cat-08]', async () => {
    const fits = [{ sku: 'PLATE', name: 'Plate', productId: 3 }];
    const { client, calls } = createFakeWire(() => json(fits));
    expect(await client.catalog.compatibility({ tag: 'bar 50', group: 'barbells' })).toEqual(fits);
    expect(calls()).toEqual(['GET /svc_content/catalog/product/compatibility?tag=bar+50&group=barbells']);
  });

  it('logs a warning and returns no compatible products if the call fails [S8-err-other-17]', async () => {
    const warn = vi.fn();
    const { client } = createFakeWire(() => refusal(500, 'internal_error'), { warn });
    expect(await client.catalog.compatibility({ tag: 'a', group: 'b' })).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });
});

describe('customer profile and password', () => {
  it('replace the segments of the customer [S7-calls-cust-04]', async () => {
    const { client, calls, sent } = createFakeWire(() => json({ ...wireSampleSession.customer, segments: [11] }));
    expect((await client.customer.setSegments([11])).segments).toEqual([11]);
    expect([calls(), sent[0]?.body]).toEqual([['PUT /svc_customer/customer/segments'], { segments: [11] }]);
  });

  it('request a new password with e-mail and captcha, and throw if the response does not report success [S7-calls-cust-06] [S8-err-other-06]', async () => {
    const { client, calls, sent } = createFakeWire((_, index) => json({ success: index === 0 }));
    const asked = { email: 'ada@mail.example', captcha: 'proof' };
    await client.customer.forgotPassword(asked);
    expect([calls(), sent[0]?.body]).toEqual([['POST /svc_customer/customer/forgot-password'], asked]);
    await expect(client.customer.forgotPassword(asked)).rejects.toMatchObject({ code: 'forgot_password_failed' });
  });

  it('set the new password with the token, and return a rejection [S7-calls-cust-07] [S8-err-other-05]', async () => {
    const { client, calls, sent } = createFakeWire((_, index) =>
      index === 0 ? success() : refusal(422, 'invalid_reset_token'),
    );
    const reset = { token: 'token-1', password: 'long enough' };
    await client.customer.resetPassword(reset);
    expect([calls(), sent[0]?.body]).toEqual([['POST /svc_customer/customer/forgot-password/reset'], reset]);
    await expect(client.customer.resetPassword(reset)).rejects.toMatchObject({ code: 'invalid_reset_token' });
  });

  it('store the profile of an event participant, and return an event by id [S7-calls-cust-20] [S7-calls-cust-21]', async () => {
    const profile = { firstName: 'Ada', lastName: 'Strong', email: 'ada@mail.example' };
    const account = { registrations: [], account: null, linked: false };
    const event = {
      _id: 'e-1',
      name: 'Open',
      location: '',
      startsOn: '2027-03-12',
      endsOn: '2027-03-12',
      divisions: [],
    };
    const { client, calls, sent } = createFakeWire(({ method }) => json(method === 'PUT' ? account : event));
    expect(await client.events.updateAccount(profile)).toEqual(account);
    expect(await client.events.get('e-1')).toEqual(event);
    expect(sent[0]?.body).toEqual(profile);
    expect(calls()).toEqual(['PUT /svc_event/account', 'GET /svc_event/events/e-1']);
  });

  it('log only a warning if the participant profile cannot be loaded [S8-err-other-22]', async () => {
    const warn = vi.fn();
    const { client } = createFakeWire(() => refusal(500, 'internal_error'), { warn });
    expect(await client.events.account()).toBeUndefined();
    expect(warn.mock.calls.map(([message]) => message)).toEqual(['The event profile could not be loaded']);
  });

  it('omit an empty birthdate, gym and country from a saved profile [S5-event-01]', async () => {
    const { client, sent } = createFakeWire(() => json({ registrations: [], account: null, linked: false }));
    const name = { firstName: 'Ada', lastName: 'Strong', email: 'ada@mail.example', btwbId: '' };
    const whole = { birthdate: '1990-02-28', gym: 'Halden Hall', country: 'GB' };
    const empty = { birthdate: '', gym: '', country: '' };
    for (const told of [empty, whole, { ...whole, gym: '' }]) await client.events.updateAccount({ ...name, ...told });
    const { gym: _gym, ...withoutGym } = whole;
    expect(sent.map(({ body }) => body)).toEqual([name, { ...name, ...whole }, { ...name, ...withoutGym }]);
  });

  it('return earned discounts as a percentage or an amount [S7-calls-cust-14] [S3-customer-02]', async () => {
    const common = { productId: 5, orderId: '7', freeShipping: false, remainingUses: null };
    const { client } = createFakeWire(() =>
      json([
        { ...common, type: 'percent', value: 12.5 },
        { ...common, type: 'fixed', value: 7.25, freeShipping: true, remainingUses: 2 },
      ]),
    );
    const earned = { productId: 5, orderId: '7' };
    expect(await client.tickets.list()).toEqual([
      { ...earned, kind: 'percent', percent: '12.5', hasFreeShipping: false, remainingUses: undefined },
      { ...earned, kind: 'fixed', amount: 725, hasFreeShipping: true, remainingUses: 2 },
    ]);
  });
});

describe('profile of a customer', () => {
  const ticket = { productId: 5, orderId: '7', freeShipping: false, type: 'percent', value: 10 };
  const account = { firstName: 'Ada', lastName: 'Strong', email: 'ada@mail.example', btwbId: 'log-7' };
  const customer = { ...wireSampleSession.customer, groupId: 1, segments: [22, 30, 11] };
  const answers: Readonly<Record<string, unknown>> = {
    '/svc_customer/customer': customer,
    '/svc_ticket/tickets': [
      { ...ticket, remainingUses: 2 },
      { ...ticket, remainingUses: 0 },
    ],
    '/svc_bin/bin': [{ _id: 'bin-1', product_id: 5, parent_id: null, email: 'ada@mail.example' }],
    '/svc_customer/customer/credit-cards': [wireSampleCard],
    '/svc_ssr/newsletters/site/USA/subscriptions': { emailListIds: [10_101] },
    '/svc_checkout/order': { orders: [], count: 0 },
    '/svc_event/account': {
      registrations: [],
      linked: true,
      account: {
        ...account,
        loaded: true,
        linked: true,
        _id: 'customer-1',
        birthdate: '',
        gym: '',
        gender: 'Male',
        country: '',
      },
    },
  };

  it('has every part that the services store [S3-customer-01]', async () => {
    const segmentMaps = { shoppers: { interests: { powerlifting: 11 }, occupations: { coach: 22 } } };
    const { client } = createFakeWire(({ path }) => json(answers[path.split('?', 1)[0] ?? '']), { segmentMaps });
    const { _id, email, firstname, lastname, telephone, loggedIn } = customer;
    const profile = await client.customer.profile();
    expect(profile).toMatchObject({ _id, email, firstname, lastname, telephone, loggedIn, groupId: 1 });
    expect(profile).toMatchObject({
      segments: [22, 30, 11],
      occupations: [22],
      primarySegment: 11,
      newsletters: [10_101],
      btwb: 'log-7',
      orders: [],
      bins: [{ _id: 'bin-1', productId: 5 }],
      addresses: [],
    });
    expect(profile.tickets.map(({ remainingUses }) => remainingUses)).toEqual([2, 0]);
    expect(profile.earnedProducts.map(({ remainingUses }) => remainingUses)).toEqual([2]);
    expect(profile.creditCards).toHaveLength(1);
  });
});
