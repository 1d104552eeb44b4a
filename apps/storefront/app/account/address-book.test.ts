import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { home } from '../testing/fixtures.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';

const path = '/account/address';
const wirePath = '/svc_customer/customer/address';

const typed = {
  intent: 'save',
  firstname: ' Mara ',
  lastname: 'Lind',
  telephone: '614 555 0100',
  email: 'Mara@Example.com',
  street: '1 Main St',
  city: 'Columbus',
  region: 'OH',
  countryId: 'US',
  postcode: '43215',
};

const open = async () => {
  const { get, post, calls } = await openStorefront({ isLoggedIn: true, addresses: [home] });
  return {
    post: (fields: Readonly<Record<string, string>>) => post(path, fields, withSession),
    page: async (query = '') => (await (await get(path + query, withSession)).text()).replaceAll('<!-- -->', ''),
    dataOf: async (query: string) => (await get(path + query, { ...withSession, [dataHeader]: 'address' })).json(),
    sent: () =>
      calls
        .filter(({ method, path: called }) => method !== 'GET' && called.startsWith(wirePath))
        .map(({ method, path: called, body }) => [method, called.slice(wirePath.length), body]),
  };
};

describe('address book', () => {
  it('shows each address with buttons to change and remove it', async () => {
    const html = await (await open()).page();
    expect(html).toContain('1080 Steelwood Rd');
    expect(html).toContain('United States');
    expect(html).toContain('href="/account/address?edit=home"');
    expect(html).toMatch(/name="intent"[^>]*value="remove"/);
    expect(html).toContain('href="/account/address?edit=new"');
  });

  it('lists first the addresses preselected in checkout', async () => {
    const cabin = { ...home, _id: 'cabin', street: ['9 Lake Rd'], isDefaultShipping: undefined };
    const { get } = await openStorefront({ isLoggedIn: true, addresses: [cabin, home] });
    expect(await (await get(path, withSession)).text()).toMatch(/1080 Steelwood Rd.*9 Lake Rd/s);
  });

  it('opens an existing or a blank address, and no address for an unknown id', async () => {
    const { dataOf, page } = await open();
    expect(await dataOf('?edit=home')).toMatchObject({ editing: 'home', edited: { _id: 'home' }, countryId: 'US' });
    const blank = (await dataOf('?edit=new')) as Record<string, unknown>;
    expect([blank.editing, blank.edited]).toEqual(['new', undefined]);
    expect(await dataOf('?edit=somebody')).toMatchObject({ editing: null });
    expect(await page('?edit=home')).toContain('value="1080 Steelwood Rd"');
    expect(await page('?edit=new'), "begins with the customer's name").toMatch(/name="firstname"[^>]*value="\w+"/);
  });

  it('loads the regions of the selected country, otherwise of the address, otherwise of the site', async () => {
    const { dataOf } = await open();
    const regions = [{ regionId: 1, code: 'OH', name: 'Ohio' }];
    expect(await dataOf('?edit=new&country=CA')).toMatchObject({ countryId: 'CA', regions: [{ countryId: 'CA' }] });
    expect(await dataOf('?edit=new&country=ZZ')).toMatchObject({ countryId: 'US', regions });
    expect(await dataOf('?edit=home')).toMatchObject({ countryId: 'US', regions });
  });

  it('adds a new address, trimmed and without empty fields, and returns to the list', async () => {
    const { post, sent } = await open();
    const answer = await post({ ...typed, company: ' ', isDefaultBilling: 'on' });
    expect(answer.headers.get('Location')).toBe(path);
    const [[method, at, body] = []] = sent();
    expect([method, at]).toEqual(['POST', '']);
    expect(body).toMatchObject({
      firstname: 'Mara',
      email: 'mara@example.com',
      street: ['1 Main St'],
      isDefaultBilling: true,
    });
    for (const field of ['_id', 'company', 'apartment', 'vatId', 'isDefaultShipping'])
      expect(body).not.toHaveProperty(field);
  });

  it('changes the opened address', async () => {
    const { post, sent } = await open();
    await post({ ...typed, _id: 'home', isDefaultShipping: 'on', apartment: '4 b' });
    expect(sent()).toMatchObject([['PATCH', '/home', { city: 'Columbus', isDefaultShipping: true, apartment: '4 b' }]]);
  });

  it('shows errors beside the fields, and sends nothing', async () => {
    const { post, sent } = await open();
    const html = await (await post({ ...typed, firstname: '', postcode: '1' })).text();
    expect(html).toContain('Please enter a valid ZIP code');
    expect(html).toContain('value="Lind"');
    expect(sent()).toEqual([]);
  });

  it('keeps the typed values and the address id after a rejection without scripts', async () => {
    const { post } = await open();
    const html = await (await post({ ...typed, _id: 'home', postcode: '1', isDefaultBilling: 'on' })).text();
    for (const value of ['Mara', '1 Main St', 'Columbus', 'home']) expect(html).toContain(`value="${value}"`);
    expect(html).toMatch(/<input[^>]*checked=""[^>]*name="isDefaultBilling"|name="isDefaultBilling"[^>]*checked=""/);
    expect(html).not.toMatch(
      /<input[^>]*checked=""[^>]*name="isDefaultShipping"|name="isDefaultShipping"[^>]*checked=""/,
    );
  });

  it('shows why the store rejected an address', async () => {
    const html = await (await (await open()).post({ ...typed, city: 'Atlantis' })).text();
    expect(html).toContain('invalid_address');
  });

  it.each([
    ['remove', 'DELETE', undefined],
    ['defaultShipping', 'PATCH', { isDefaultShipping: true }],
    ['defaultBilling', 'PATCH', { isDefaultBilling: true }],
  ])('performs the action of its button: %s', async (intent, method, body) => {
    const { post, sent } = await open();
    const answer = await post({ intent, addressId: 'home' });
    expect(answer.headers.get('Location')).toBe(path);
    expect(sent()).toEqual([[method, '/home', body]]);
  });

  it('changes the ship-to country to that of a new default shipping address, and tracks it [S4-address-05] [S4-address-06]', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true, addresses: [home] });
    const reported = () =>
      calls.flatMap(({ path: called, body }) => (called === '/svc_analytics/events' ? [body] : []));
    const toronto = { ...typed, city: 'Toronto', region: 'ON', postcode: 'M4W 1A7', countryId: 'CA' };
    const kept = await post(path, toronto, withSession);
    expect([kept.headers.getSetCookie(), reported()]).toEqual([[], []]);
    const answer = await post(path, { ...toronto, isDefaultShipping: 'on' }, withSession);
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^preferredCountry=CA; Path=\/; Max-Age=31536000/),
    ]);
    expect(reported()).toEqual([
      {
        storeId: 1,
        visitor: expect.any(String),
        path,
        events: [{ name: 'default_shipping_address_set', countryId: 'CA', id: expect.any(String) }],
      },
    ]);
    await get('/invitational', { Cookie: `${withSession.Cookie}; preferredCountry=CA` });
    expect(calls.filter(({ path: called }) => called === '/svc_flag/config').at(-1)?.query).toContain('country=CA');
  });

  it('rejects an unknown action, and a guest', async () => {
    const { post, sent } = await open();
    expect((await post({ intent: 'burn', addressId: 'home' })).status).toBe(400);
    expect(sent()).toEqual([]);
    const guest = await openStorefront();
    expect((await guest.post(path, { intent: 'remove', addressId: 'home' })).headers.get('Location')).toBe(
      '/login?redirect=%2Faccount%2Faddress',
    );
  });
});
