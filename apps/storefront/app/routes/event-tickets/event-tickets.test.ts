import { describe, expect, it, vi } from 'vitest';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

const path = '/account/events';
const registeredAt = '2026-10-01T10:00:00.000Z';
const registrations = [
  { _id: 'ticket-of-spring', eventId: 'grip-day-2026', divisionId: 21, registeredAt },
  { _id: 'ticket-of-winter', eventId: 'winter-open-2027', divisionId: 11, registeredAt },
];

const profile = { firstName: 'Mara', lastName: 'Smith', email: 'mara@example.com', gender: 'Female' };

const open = async (options: Parameters<typeof openStorefront>[0] = {}) => {
  const store = await openStorefront({ isLoggedIn: true, ...options });
  return {
    ...store,
    page: async () => (await (await store.get(path, withSession)).text()).replaceAll('<!-- -->', ''),
    save: (fields: Readonly<Record<string, string>>) => store.post(path, fields, withSession),
  };
};

describe('event tickets of a customer', () => {
  it('have a readable code and a barcode, the next event first [S3-event-03]', async () => {
    const { page } = await open({ registrations });
    const html = await page();
    expect([...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'QR code of your ticket for Winter Open',
      'QR code of your ticket for Grip Day',
    ]);
    expect(html).toMatch(/<path d="M4 4h7v1h-7z[^"]{500,}"/);
    expect(html).toContain('ticket-of-winter</p>');
    expect(html).toMatch(/Division<\/dt><dd>Women<.*Lifter<\/dt><dd>Mara/s);
    expect(html.match(/This event is over\./g)).toHaveLength(1);
    expect(html).toContain('Print the tickets');
  });

  it('are shown as cancelled, last and without a code, when their order is cancelled', async () => {
    const cancelled = registrations.map((one) =>
      one._id === 'ticket-of-winter' ? { ...one, cancelledAt: '2026-11-02T10:00:00.000Z' } : one,
    );
    const { page } = await open({ registrations: cancelled });
    const html = await page();
    expect([...html.matchAll(/role="img" aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
      'QR code of your ticket for Grip Day',
    ]);
    expect(html).toMatch(/Grip Day<\/h2>.*Winter Open<\/h2><p[^>]*>Cancelled on .*This ticket is not valid\./s);
  });

  it('show an empty state with a link to tickets', async () => {
    const { page } = await open();
    const html = await page();
    expect(html).toContain('No tickets yet');
    expect(html).toContain('href="/event-tickets"');
    expect(html).not.toContain('Print the tickets');
  });

  it('show a message if they cannot be loaded [S8-err-other-22]', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    const { page } = await open({ failingCalls: '/svc_event/account' });
    const html = await page();
    expect(html).toContain('Your tickets could not be loaded.');
    expect(html).not.toContain('No tickets yet');
  });

  it('require log-in, and return afterwards', async () => {
    const { get } = await openStorefront();
    expect((await get(path)).headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fevents');
  });
});

describe('profile of an event participant', () => {
  it('starts with the name of the customer, and male [S3-event-02]', async () => {
    const html = await (await open()).page();
    expect(html).toMatch(/<input(?=[^>]*name="firstName")[^>]*value="Mara"/);
    expect(html).toMatch(/<option value="Male" selected=""/);
  });

  it('is saved without an empty birthdate, gym or country [S5-event-01] [S3-event-01]', async () => {
    const { save, page, calls } = await open();
    const answer = await save({ ...profile, birthdate: '', gym: ' ', country: '', btwbId: 'log-7' });
    expect(answer.headers.get('Location')).toBe('/account/events?saved');
    const saves = () => calls.filter(({ method, path: called }) => method === 'PUT' && called === '/svc_event/account');
    expect(saves().map(({ body }) => body)).toEqual([{ ...profile, btwbId: 'log-7' }]);
    await save({ ...profile, birthdate: '1990-02-28', gym: 'Iron House', country: 'US' });
    expect(saves()[1]?.body).toMatchObject({ birthdate: '1990-02-28', gym: 'Iron House', country: 'US' });
    expect(await page()).toMatch(/<input(?=[^>]*name="gym")[^>]*value="Iron House"/);
  });

  it('keeps the typed values and shows errors', async () => {
    const { save } = await open();
    const html = await (await save({ ...profile, firstName: '', gym: 'Iron House' })).text();
    expect(html).toContain('Please enter your first name');
    expect(html).toContain('value="Iron House"');
    const refused = await (await save({ ...profile, birthdate: '1990-02-30' })).text();
    expect(refused).toContain('Check what you entered and try again.');
  });

  it('confirms that it is saved', async () => {
    const { get } = await open();
    expect(await (await get(`${path}?saved`, withSession)).text()).toContain('Your event profile is saved.');
  });
});
