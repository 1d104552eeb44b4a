import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { dataHeader } from '../data/data-protocol.ts';
import { openStorefront } from '../testing/open-storefront.ts';
import { newsletterPath } from './newsletter-target.ts';
import { offeredNewsletters } from './offered-newsletters.ts';

const asData = { [dataHeader]: 'newsletter-signup' };
const filledIn = { email: 'ada@example.com', list: '10101' };

describe('the newsletter’s sign-up', () => {
  it('has a page of its own [S2-routes-05]', async () => {
    const { get } = await openStorefront();
    const html = await (await get(newsletterPath)).text();
    expect(html).toContain('Choose what you would like to read');
  });

  it('has a page for what went wrong, with a way to try again [S2-routes-06]', async () => {
    const { get } = await openStorefront();
    const response = await get('/gb/newsletter-error');
    const html = await response.text();
    expect(response.status).toBe(200);
    expect(html).toMatch(/There was an error saving your preferences\. Nothing was sent to anybody\./);
    expect(html).toMatch(/<a[^>]* href="\/gb\/newsletter-signup"[^>]*>.*?Try again/);
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

  it('asks the service for nothing where something is missing, or is of another site [S5-newsletter-04]', async () => {
    const { post, calls } = await openStorefront();
    const answer = await (await post(`/eu${newsletterPath}`, filledIn, asData)).json();
    expect(answer).toEqual({ isSaved: false, issues: { lists: 'Please select a list to sign up.' } });
    expect(calls.some(({ path }) => path.includes('iterable'))).toBe(false);
  });

  it('works without scripts: the page says that it is saved, and what fails has a page', async () => {
    const { post } = await openStorefront();
    expect(await (await post(newsletterPath, filledIn)).text()).toContain('Your preferences have been saved.');
    const failed = await post(newsletterPath, { ...filledIn, email: 'nobody@refused.example' });
    expect([failed.status, failed.headers.get('Location')]).toEqual([303, '/newsletter-error']);
  });

  it('offers the invitational’s lists on the USA site alone [S3-newsletter-03]', () => {
    expect(offeredNewsletters(siteByCode('USA'))).toHaveLength(6);
    expect(offeredNewsletters(siteByCode('APO'))).toHaveLength(2);
  });
});
