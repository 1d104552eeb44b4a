import { describe, expect, it } from 'vitest';
import { program } from '../../testing/fake-programs.ts';
import { openStorefront, withSession } from '../../testing/open-storefront.ts';

type Programs = NonNullable<Parameters<typeof openStorefront>[0]>['programs'];

const pageOf = async (programs: Programs, path = '/account/programming') => {
  const { get } = await openStorefront({ isLoggedIn: true, programs });
  return (await (await get(path, withSession)).text()).replaceAll('<!-- -->', '');
};

describe('training programs of a customer', () => {
  it('show their price by the month, or once [S4-misc-02]', async () => {
    const {
      subscriptionInterval: _interval,
      nextPayment: _next,
      payments: _paid,
      chargedCard: _card,
      ...bought
    } = program;
    const html = await pageOf([program, { ...bought, productId: 20, sku: 'PRG-1', name: 'One Week' }]);
    expect(html).toContain('$24.00/mo');
    expect(html).toContain('$24.00, once');
    expect(html).toContain('href="/account/programming/20"');
    expect(html).not.toContain('undefined');
  });

  it('show the price with VAT on sites with VAT, and the net price [S9-vat-01]', async () => {
    const european = { ...program, currency: 'EUR' };
    expect(await pageOf([european], '/eu/account/programming')).toMatch(
      /28[.,]56.{0,9}\/mo \(.?24[.,]00.{0,9} excl\. VAT\)/,
    );
    const unsold = { ...european, productId: 20, sku: 'PRG-1' };
    expect(await pageOf([unsold], '/eu/account/programming')).toMatch(/24[.,]00.*excl\. VAT/s);
  });

  it('state the next charge and the card', async () => {
    expect(await pageOf([program])).toMatch(/Next payment<\/dt><dd><time[^>]*>Dec 4, 2026/);
    const html = await pageOf([program], '/account/programming/1');
    expect(html).toContain('Charged to</dt><dd>Visa ending 0001');
    expect(html).toMatch(/Payments.*\$25\.68.*Paid on<\/dt><dd><time[^>]*>Nov 4, 2026/s);
  });

  it('state the amount due, the due date and where to pay', async () => {
    const due = { from: '2026-11-20T08:00:00.000Z', until: '2026-12-20T08:00:00.000Z', amount: 25.68 };
    const html = await pageOf([
      {
        ...program,
        chargedCard: null,
        payments: [{ ...due, extraPaymentId: 'X-2', dueUntil: '2026-11-27T08:00:00.000Z' }, ...program.payments],
      },
    ]);
    expect(html).toMatch(/To be paid by<\/dt><dd><time[^>]*>Nov 27, 2026/);
    expect(html).toContain('href="/payment-link?payment=X-2"');
    expect(html).toContain('No card: a mail asks for each payment');
    expect(html).not.toContain('Next payment');
  });

  it('link to the available plans if none was bought', async () => {
    const html = await pageOf([]);
    expect(html).toContain('No programming yet');
    expect(html).toContain('href="/programming"');
    expect(await pageOf([program])).not.toContain('No programming yet');
  });
});

describe('subscription in the account', () => {
  it('can be charged to another stored card, or shows why it cannot', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    expect(await (await get('/account/programming/1', withSession)).text()).toContain('Charge this card');
    const set = (card: string) => post('/account/programming/1', { intent: 'card', productId: '1', card }, withSession);
    expect(await (await set('card-2')).text()).toContain('The card is chosen.');
    expect(calls.find(({ path }) => path.endsWith('/programs/1/card'))?.body).toEqual({
      storedPaymentMethodId: 'card-2',
    });
    expect(await (await set('refused')).text()).toContain('The bank refused this card');
  });

  it('that is cancelled can be resumed by the customer', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const html = await (await post('/account/programming', { intent: 'resume', productId: '1' }, withSession)).text();
    expect(html).toContain('Twelve Weeks goes on.');
  });

  it('can be cancelled from the page of all programs or of one, after confirmation', async () => {
    const { get, post, calls } = await openStorefront({ isLoggedIn: true });
    for (const path of ['/account/programming', '/account/programming/1']) {
      expect(await (await get(path, withSession)).text()).toContain('Cancel the subscription');
      const html = await (await post(path, { intent: 'cancel', productId: '1' }, withSession)).text();
      expect(html).toContain('Twelve Weeks is cancelled.');
    }
    const cancellations = calls.filter(({ path }) => path === '/svc_programming/programs/1/cancellation');
    expect(cancellations).toHaveLength(2);
  });

  it('that is cancelled shows when it ends, and cannot be cancelled again', async () => {
    const cancelled = { cancelledAt: '2026-11-20T10:00:00.000Z', endsAt: '2026-12-04T08:00:00.000Z' };
    const { nextPayment: _next, ...ended } = program;
    const html = await pageOf([{ ...ended, ...cancelled }]);
    expect(html).toMatch(/Ends<\/dt><dd><time[^>]*>Dec 4, 2026/);
    expect(html).toContain('Cancelled');
    expect(html).toContain('Keep the subscription');
    expect(html).not.toContain('Cancel the subscription');
    const over = await pageOf([{ ...ended, ...cancelled, endsAt: '2026-11-04T08:00:00.000Z' }]);
    expect(over).toContain('Ended');
    expect(over).not.toContain('Keep the subscription');
  });

  it('is rejected for an unknown program, and guests log in first', async () => {
    const { post } = await openStorefront({ isLoggedIn: true });
    const wrong = await post('/account/programming', { intent: 'cancel', productId: '20' }, withSession);
    expect(await wrong.text()).toContain('there is nothing to cancel');
    const guest = await (await openStorefront()).post('/account/programming', { intent: 'cancel', productId: '1' });
    expect(guest.headers.get('Location')).toBe('/login?redirect=%2Faccount%2Fprogramming');
  });
});
