// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { placedOrderId } from './testing/fake-checkout.ts';
import { home, placedOrder } from './testing/fixtures.ts';
import { leave, openPage } from './testing/open-page.ts';
import { type openStorefront, withSession } from './testing/open-storefront.ts';

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Store = Awaited<ReturnType<typeof openStorefront>>;

const reports = new Set(['/svc_search/events', '/svc_analytics/events']);
const changesIn = ({ calls }: Store) =>
  calls.flatMap(({ method, path }) => (method === 'GET' || reports.has(path) ? [] : [`${method} ${path}`]));
const addBars = (store: Store) => store.post('/cart', { intent: 'add', productId: '1', qty: '2' }, withSession);
const path = () => window.location.pathname + window.location.search;

describe('hydrated page', { timeout: 120_000 }, () => {
  it('adds to the cart without navigation, and changes and removes lines in the side cart', async () => {
    const { user, screen, ...store } = await openPage('/competition-bar');
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    const cart = within(await screen.findByRole('dialog', { name: /cart/i }));
    await user.click(await cart.findByRole('button', { name: 'One more' }));
    await vi.waitFor(() => expect(changesIn(store)).toContain('PUT /svc_list/lists/cart-1/items/item-1'));
    await user.click(await cart.findByRole('button', { name: /^Remove/ }));
    await vi.waitFor(() => expect(cart.queryByRole('button', { name: 'One more' })).toBeNull(), { timeout: 20_000 });
    expect(changesIn(store)).toEqual([
      'POST /svc_list/lists',
      'POST /svc_list/lists/cart-1/items',
      'PUT /svc_list/lists/cart-1/items/item-1',
      'DELETE /svc_list/lists/cart-1/items/item-1',
    ]);
    expect(path()).toBe('/competition-bar');
  });

  it('follows links without a page load, and announces the page', async () => {
    const { user, screen } = await openPage('/competition-bar');
    await user.click(screen.getAllByRole('link', { name: 'Barbells' })[0] as HTMLElement);
    expect(await screen.findByRole('heading', { level: 1, name: 'Barbells' })).toBeTruthy();
    expect(path()).toBe('/barbells');
    await vi.waitFor(() => expect(document.title).toContain('Barbells'), { timeout: 20_000 });
    const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
    await vi.waitFor(() => expect(announced().join(' ')).toContain('Barbells'), { timeout: 20_000 });
    await user.selectOptions(screen.getByRole('combobox', { name: /Sort/ }), 'price-asc');
    await vi.waitFor(() => expect(path()).toBe('/barbells?sort=price-asc'), { timeout: 20_000 });
  });

  it('stores the selected variant in its URL', async () => {
    const { user, screen } = await openPage('/club-shirt');
    await user.click(screen.getByRole('radio', { name: /Blue/ }));
    await vi.waitFor(() => expect(path()).toBe('/club-shirt?color=blue'), { timeout: 20_000 });
    await user.click(screen.getByRole('button', { name: /Add to cart/ }));
    expect(await screen.findByRole('dialog', { name: /cart/i })).toBeTruthy();
  });

  it('signs up for newsletters with a confirmation', async () => {
    const { user, screen, ...store } = await openPage('/about');
    const footer = within(screen.getByRole('contentinfo'));
    await user.type(footer.getByLabelText(/Email/i), 'mara@example.com');
    for (const box of footer.queryAllByRole('checkbox')) if (!(box as HTMLInputElement).checked) await user.click(box);
    await user.click(footer.getByRole('button', { name: /Sign up|Subscribe/i }));
    await vi.waitFor(() => expect(changesIn(store)).toEqual(['POST /svc_ssr/submit/iterable']), { timeout: 20_000 });
  });

  it('logs in, and shows errors on the page', async () => {
    const { user, screen } = await openPage('/login');
    const form = within(screen.getByRole('heading', { name: 'Log in' }).closest('section, div, form') as HTMLElement);
    await user.type(form.getAllByLabelText('Email')[0] as HTMLElement, 'mara@example.com');
    await user.type(form.getAllByLabelText('Password')[0] as HTMLElement, 'wrong');
    await user.click(form.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/do not belong together/)).toBeTruthy();
  });

  it('edits an address of the address book', async () => {
    const { user, screen, ...store } = await openPage('/account/address', { isLoggedIn: true, addresses: [home] });
    await user.click(screen.getByRole('link', { name: /Edit/ }));
    const city = await screen.findByLabelText('City');
    await user.clear(city);
    await user.type(city, 'Dayton');
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Ohio');
    await user.click(screen.getByRole('button', { name: /Save/ }));
    await vi.waitFor(() => expect(changesIn(store)).toEqual(['PATCH /svc_customer/customer/address/home']), {
      timeout: 20_000,
    });
    // Back on the list: a pending navigation would change the next test's page.
    expect(await screen.findByRole('link', { name: /Edit/ }, { timeout: 20_000 })).toBeTruthy();
  });
});

describe('checkout in the browser', { timeout: 240_000 }, () => {
  it('takes a guest from the e-mail to the placed order', async () => {
    const { user, screen, ...store } = await openPage('/checkout', {
      prepare: addBars,
      orders: [placedOrder(placedOrderId)],
    });
    const start = within(await screen.findByRole('region', { name: 'Go on as a guest' }));
    await user.click(start.getByRole('button', { name: 'Continue to shipping' }));
    expect(await start.findByText(/valid email/)).toBeTruthy();
    await user.type(start.getByLabelText('Email'), 'ines@example.com');
    await user.click(start.getByRole('button', { name: 'Continue to shipping' }));
    await vi.waitFor(() => expect(path()).toBe('/checkout/shipping'), { timeout: 20_000 });
    const main = within(screen.getByRole('main'));
    for (const [label, text] of [
      ['First name', 'Ines'],
      ['Last name', 'Moreau'],
      ['Street address', '77 Mill Street'],
      ['City', 'Columbus'],
      ['ZIP code', '43215'],
      ['Phone', '614 555 0137'],
    ] as const) {
      await user.type(await main.findByLabelText(label), text);
    }
    await user.selectOptions(main.getByRole('combobox', { name: 'State' }), 'Ohio');
    await user.click(await main.findByRole('radio', { name: /Air/ }));
    await user.click(main.getByRole('button', { name: 'Continue to payment' }));
    await vi.waitFor(() => expect(path()).toBe('/checkout/payment'), { timeout: 20_000 });

    const frame = (await screen.findByTitle(/card/i)) as HTMLIFrameElement;
    const say = (data: object) =>
      window.dispatchEvent(
        new MessageEvent('message', {
          data: { source: 'sandbox-pay', ...data },
          origin: window.location.origin,
          source: frame.contentWindow,
        }),
      );
    const asked = vi.spyOn(frame.contentWindow as Window, 'postMessage').mockReturnValue();
    // On a busy machine the frame is there before the page listens to it; a real one says that it is ready once loaded.
    await vi.waitFor(() => {
      say({ event: 'ready' });
      expect(frame.closest<HTMLElement>('[data-state]')?.dataset.state).toBe('ready');
    });
    say({ event: 'change', complete: true });
    await user.click(main.getByRole('button', { name: /Continue to review/ }));
    await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 20_000 });
    const [{ requestId }] = asked.mock.calls[0] as unknown as [{ requestId: string }];
    const card = { brand: 'visa', last4: '4242', expMonth: 4, expYear: 2031 };
    say({ event: 'token', requestId, token: 'tok-1', ...card });
    await vi.waitFor(() => expect(path()).toBe('/checkout/review'), { timeout: 20_000 });
    expect(await main.findByText(/Visa ending 4242/)).toBeTruthy();
    await user.click(await main.findByRole('button', { name: /^Place order/ }));
    await vi.waitFor(() => expect(path()).toBe(`/checkout/success?order=${placedOrderId}`), { timeout: 30_000 });
    const order = store.calls.find(({ method, path: called }) => method === 'POST' && called === '/svc_checkout/order');
    expect(order?.body).toMatchSnapshot();
  });
});
