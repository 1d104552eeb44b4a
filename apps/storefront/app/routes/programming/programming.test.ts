import { describe, expect, it } from 'vitest';
import { program } from '../../testing/fake-backend.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

type Programs = NonNullable<Parameters<typeof openStorefront>[0]>['programs'];

const pageOf = async (programs: Programs, path = '/account/programming') => {
  const { get } = await openStorefront({ isLoggedIn: true, programs });
  return (await (await get(path, withSession)).text()).replaceAll('<!-- -->', '');
};

describe("a customer's training programs", () => {
  it('show their price by the month, or once [S4-misc-02]', async () => {
    const { subscriptionInterval: _interval, ...bought } = program;
    const html = await pageOf([program, { ...bought, productId: 20, sku: 'PRG-1', name: 'One Week' }]);
    expect(html).toContain('$24.00/mo');
    expect(html).toContain('$24.00, once');
    expect(html).toContain('href="/account/programming/20"');
    expect(html).not.toContain('undefined');
  });

  it('show the price with VAT where the site does, and what it is without [S9-vat-01]', async () => {
    const european = { ...program, currency: 'EUR' };
    expect(await pageOf([european], '/eu/account/programming')).toMatch(
      /28[.,]56.{0,9}\/mo \(.?24[.,]00.{0,9} excl\. VAT\)/,
    );
    const unsold = { ...european, productId: 20, sku: 'PRG-1' };
    expect(await pageOf([unsold], '/eu/account/programming')).toMatch(/24[.,]00.*excl\. VAT/s);
  });

  it('say until when the running month is paid', async () => {
    expect(await pageOf([program])).toMatch(/This period ends<\/dt><dd><time[^>]*>Dec 4, 2026/);
  });

  it('link to the available plans if none was bought', async () => {
    const html = await pageOf([]);
    expect(html).toContain('No programming yet');
    expect(html).toContain('href="/programming"');
    expect(await pageOf([program])).not.toContain('No programming yet');
  });
});

describe('a subscription', () => {
  it('is cancelled from the page of all programs or of one, after a confirmation', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    for (const path of ['/account/programming', '/account/programming/1']) {
      expect(await (await get(path, withSession)).text()).toContain('Cancel the subscription');
      const html = await (await post(path, { intent: 'cancel', productId: '1' }, withSession)).text();
      expect(html).toContain('Twelve Weeks is cancelled.');
    }
    const cancellations = calls.filter(({ path }) => path === '/svc_programming/programs/1/cancellation');
    expect(cancellations).toHaveLength(2);
  });

  it('that is cancelled says when it ends, and cannot be cancelled again', async () => {
    const cancelled = { cancelledAt: '2026-11-20T10:00:00.000Z', endsAt: '2026-12-04T08:00:00.000Z' };
    const html = await pageOf([{ ...program, ...cancelled }]);
    expect(html).toMatch(/Ends<\/dt><dd><time[^>]*>Dec 4, 2026/);
    expect(html).toContain('Cancelled');
    expect(html).not.toContain('Cancel the subscription');
  });

  it('is refused for an unknown program, and guests log in first', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const wrong = await post('/account/programming', { intent: 'cancel', productId: '20' }, withSession);
    expect(await wrong.text()).toContain('there is nothing to cancel');
    const guest = await (await openStorefront()).post('/account/programming', { intent: 'cancel', productId: '1' });
    expect(guest.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fprogramming');
  });
});
