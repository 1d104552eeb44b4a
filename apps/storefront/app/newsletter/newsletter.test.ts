import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront, withSession } from '../testing/open-storefront.ts';
import { newsletterPath } from './newsletter-target.ts';
import { offeredNewsletters } from './offered-newsletters.ts';

const asData = { [dataHeader]: 'newsletter-signup' };
const filledIn = { email: 'ada@example.com', list: '10101' };

describe('newsletter sign-up', () => {
  it('has its own page [S2-routes-05]', async () => {
    const { get } = await openStorefront();
    const html = await (await get(newsletterPath)).text();
    expect(html).toContain('Choose what you would like to read');
  });

  it('has an error page with a retry [S2-routes-06]', async () => {
    const { get } = await openStorefront();
    const response = await get('/gb/newsletter-error');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/There was an error saving your preferences\. Nothing was sent to anybody\./);
    expect(html).toMatch(/<a[^>]* href="\/gb\/newsletter-signup"[^>]*>.*?Try again/);
  });

  it('is at the end of shop pages, but not of account pages, whose settings contain it [S2-footer-04]', async () => {
    const { get } = await openStorefront({ isLoggedIn: true });
    const form = 'Email for the newsletter';
    expect(await (await get('/about', withSession)).text()).toContain(form);
    for (const path of ['/account/orders', '/rmaprocess/initiate', '/shippingtracker'])
      expect(await (await get(path, withSession)).text()).not.toContain(form);
  });

  it('is sent to the service with the lists of the site', async () => {
    const { post, calls } = await openStorefront();
    const answer = await (await post(newsletterPath, filledIn, asData)).json();
    expect(answer).toEqual({ isSaved: true, issues: {} });
    expect(calls.find(({ path }) => path === '/svc_ssr/submit/iterable')?.body).toEqual({
      email: 'ada@example.com',
      emailListIds: [10_101],
    });
  });

  it('sends nothing if a value is missing or belongs to another site [S5-newsletter-04]', async () => {
    const { post, calls } = await openStorefront();
    const answer = await (await post(`/eu${newsletterPath}`, filledIn, asData)).json();
    expect(answer).toEqual({ isSaved: false, issues: { lists: 'Please select a list to sign up.' } });
    expect(calls.some(({ path }) => path.includes('iterable'))).toBe(false);
  });

  it('works without scripts: success is shown on the page, failure on the error page', async () => {
    const { post } = await openStorefront();
    expect(await (await post(newsletterPath, filledIn)).text()).toContain('Your preferences have been saved.');
    const failed = await post(newsletterPath, { ...filledIn, email: 'nobody@refused.example' });
    expect([failed.status, failed.headers.get('Location')]).toEqual([303, '/newsletter-error']);
  });

  it('offers the lists of the invitational on the USA site only [S3-newsletter-03]', () => {
    expect(offeredNewsletters(siteByCode('USA'))).toHaveLength(6);
    expect(offeredNewsletters(siteByCode('APO'))).toHaveLength(2);
  });
});
