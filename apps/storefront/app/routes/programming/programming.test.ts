import { describe, expect, it } from 'vitest';
import { program } from '../../testing/fake-backend.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

type Programs = NonNullable<Parameters<typeof openStorefront>[0]>['programs'];

const pageOf = async (programs: Programs, path = '/account/programming') => {
  const { get } = await openStorefront({ isLoggedIn: true, programs });
  return (await (await get(path, withSession)).text()).replaceAll('<!-- -->', '');
};

describe("a customer's training programs", () => {
  it('show their billing: recurring or once', async () => {
    const { subscriptionInterval: _interval, ...bought } = program;
    const html = await pageOf([program, { ...bought, productId: 20, sku: 'PRG-1', name: 'One Week' }]);
    expect(html).toContain('each month');
    expect(html).toContain('once');
    expect(html).toContain('href="/account/programming/20"');
    expect(html).not.toContain('undefined');
  });

  it('link to the available plans if none was bought', async () => {
    const html = await pageOf([]);
    expect(html).toContain('No programming yet');
    expect(html).toContain('href="/programming"');
    expect(await pageOf([program])).not.toContain('No programming yet');
  });
});
