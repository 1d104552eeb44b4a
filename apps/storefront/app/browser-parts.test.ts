// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dataHeader } from './data/data-protocol.ts';
import { leave, openPage } from './testing/open-page.ts';
import { withSession } from './testing/open-storefront.ts';

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Page = Awaited<ReturnType<typeof openPage>>;

const path = () => window.location.pathname + window.location.search;
const waitFor = (look: () => void) => vi.waitFor(look, { timeout: 20_000 });

/** Route of a data request. */
const routeOf = (input: RequestInfo | URL, init?: RequestInit): string | null =>
  (input instanceof Request ? input.headers : new Headers(init?.headers)).get(dataHeader);

/** The URLs of the page's requests for a route's data, in order. */
const askedFor = ({ fetched }: Page, route: string): readonly string[] =>
  fetched.mock.calls.flatMap(([input, init]) => (routeOf(input, init) === route ? [String(input)] : []));

describe('search box', { timeout: 60_000 }, () => {
  const openBox = async (place = '/about') => {
    const page = await openPage(place);
    const box = within(page.screen.getByRole('banner')).getByRole<HTMLInputElement>('searchbox');
    await page.user.click(box);
    const list = await page.screen.findByRole('listbox', { name: 'Search suggestions' });
    await waitFor(() => expect(askedFor(page, 'search-preview')).toHaveLength(1));
    return { ...page, box, list: within(list) };
  };

  it('shows products, phrases and articles for the typed text, and nothing before [S2-search-05]', async () => {
    const page = await openBox();
    expect(await page.list.findByRole('option', { name: /Competition Bar/ })).toBeTruthy();
    expect(page.list.queryByText('The Index')).toBeNull();
    await page.user.type(page.box, 'bar');
    expect(await page.list.findByRole('option', { name: 'bar for women' })).toBeTruthy();
    expect(await page.list.findByRole('option', { name: 'Barbells' })).toBeTruthy();
    const article = await page.list.findByRole('option', { name: 'Two drops & one bar' });
    expect(article.getAttribute('href')).toBe('/theindex/history/two-drops');
    const asked = askedFor(page, 'search-preview').map((url) => new URL(url));
    expect(asked.map(({ pathname }) => pathname)).toEqual(asked.map(() => '/search/preview'));
    expect([asked[0], asked.at(-1)].map((url) => url?.searchParams.get('q'))).toEqual([null, 'bar']);
    expect(page.list.queryByText('The Invitational')).toBeNull();
  });

  it('sends requests below the path of its site', async () => {
    const page = await openBox('/gb/about');
    expect(new URL(askedFor(page, 'search-preview')[0] ?? '').pathname).toBe('/gb/search/preview');
  });

  it('opens the results on Enter, and closes when the page changes [S2-search-08]', async () => {
    const { user, box, screen } = await openBox();
    await user.type(box, 'bar{Enter}');
    await waitFor(() => expect(path()).toBe('/search?q=bar'));
    expect(await screen.findByText(/2 results/)).toBeTruthy();
    await waitFor(() => expect(box.getAttribute('aria-expanded')).toBe('false'));
  });

  it('shows the results of a phrase under the pointer, and of the typed text afterwards', async () => {
    const page = await openBox();
    await page.user.type(page.box, 'ba');
    const phrase = await page.list.findByRole('option', { name: 'bar for women' });
    const lastWords = () => new URL(askedFor(page, 'search-preview').at(-1) ?? '').searchParams.get('q');
    await waitFor(() => expect(lastWords()).toBe('ba'));
    await page.user.hover(phrase);
    await waitFor(() => expect(lastWords()).toBe('bar for women'));
    await page.user.unhover(phrase);
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(page.box.getAttribute('aria-expanded')).toBe('false'));
  });

  it('closes by its button and when it loses the focus, and opens on focus', async () => {
    const { user, box, screen } = await openBox();
    const isOpen = () => box.getAttribute('aria-expanded');
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    await waitFor(() => expect(isOpen()).toBe('false'));
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(isOpen()).toBe('true'));
    (screen.getAllByRole('link', { name: 'Barbells' })[0] as HTMLElement).focus();
    await waitFor(() => expect(isOpen()).toBe('false'));
    box.focus();
    await waitFor(() => expect(isOpen()).toBe('true'));
  });
});

describe('content page in the browser', { timeout: 60_000 }, () => {
  const text = (html: string) => ({ name: 'RichText', props: { html } });
  const pageBlocks = [
    { name: 'ProductRow', props: { title: 'Bars to come', productIds: [1, 20], isLazy: true } },
    {
      name: 'Tabs',
      props: { label: 'Parts', tabs: ['One', 'Two'].map((label) => ({ label, slot: label })) },
      slots: { One: [text('<p>The first part</p>')], Two: [text('<p>The second part</p>')] },
    },
    { name: 'Leaderboards', props: { boards: 'none' } },
  ];

  it('loads a product row once it is visible, below the path of its site [S4-misc-05]', async () => {
    const page = await openPage('/gb/about', { pageBlocks, seesAll: true });
    expect(await page.screen.findByRole('link', { name: /Competition Bar/ })).toBeTruthy();
    expect(page.screen.getByRole('heading', { name: 'Bars to come' })).toBeTruthy();
    expect(askedFor(page, 'product-cards').map((url) => new URL(url).pathname)).toEqual(['/gb/product-cards']);
    expect(new URL(askedFor(page, 'product-cards')[0] ?? '').searchParams.get('ids')).toBe('1,20');
  });

  it('does not load a row below the fold, which keeps its heading and placeholders', async () => {
    const page = await openPage('/about', { pageBlocks });
    expect(page.screen.getByRole('heading', { name: 'Bars to come' })).toBeTruthy();
    expect(page.screen.queryByRole('link', { name: /Competition Bar/ })).toBeNull();
    expect(askedFor(page, 'product-cards')).toEqual([]);
  });

  it('loads the views of rarely visited pages, queues clicks until then, and omits views that fail to load', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { screen, user } = await openPage('/about', { pageBlocks });
    await waitFor(() => expect(document.querySelector('template[data-late]')).toBeNull());
    const opened = () => {
      const [tab] = screen.getAllByRole('tab', { selected: true });
      return document.getElementById(tab?.getAttribute('aria-controls') ?? '')?.textContent;
    };
    expect(opened()).toContain('The first part');
    await user.click(screen.getByRole('tab', { name: 'Two' }));
    expect(opened()).toContain('The second part');
    expect(warn.mock.calls.some(([problem]) => String(problem).includes('boards'))).toBe(true);
  });
});

describe('page that cannot be loaded', { timeout: 60_000 }, () => {
  const openWithout = async (fails: () => Response) => {
    const page = await openPage('/competition-bar');
    let isMended = false;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      if (!isMended && routeOf(...request) === 'entity') return fails();
      return page.fetched(...request);
    });
    await page.user.click(page.screen.getAllByRole('link', { name: 'Barbells' })[0] as HTMLElement);
    const mend = () => {
      isMended = true;
    };
    return { ...page, mend };
  };
  const arrives = ({ screen }: Page) => screen.findByRole('heading', { level: 1, name: 'Barbells' });

  it('reports that the browser is offline, and reloads automatically when online', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const page = await openWithout(() => {
      throw new TypeError('Failed to fetch');
    });
    expect((await page.screen.findByRole('heading', { level: 1, name: /offline/i })).textContent).toBeTruthy();
    page.mend();
    window.dispatchEvent(new Event('online'));
    expect(await arrives(page)).toBeTruthy();
  });

  it('reports that the store does not respond, and retries on request', async () => {
    const page = await openWithout(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await page.screen.findByRole('heading', { level: 1, name: 'We will be back in a moment' })).toBeTruthy();
    page.mend();
    await page.user.click(page.screen.getByRole('button', { name: /Try again/ }));
    expect(await arrives(page)).toBeTruthy();
  });

  it('reports an error if the response is not the store’s', async () => {
    const page = await openWithout(() => new Response('<h1>Proxy</h1>', { status: 200 }));
    expect(await page.screen.findByRole('heading', { level: 1, name: 'This did not load' })).toBeTruthy();
    page.mend();
    await page.user.click(page.screen.getByRole('button', { name: /Try again/ }));
    expect(await arrives(page)).toBeTruthy();
  });
});

interface ToldEvent {
  readonly context: { readonly page: { readonly uri: string } };
  readonly event: object;
}

describe('open page', { timeout: 60_000 }, () => {
  it('reports the page view to the search service once the page is idle', async () => {
    const { calls } = await openPage('/competition-bar');
    const told = () =>
      calls.flatMap(({ path: called, body }) => {
        if (called !== '/svc_search/events') return [];
        const { context, event } = (body as { readonly data: ToldEvent }).data;
        return [{ uri: context.page.uri, event }];
      });
    for (const event of [{ name: 'page_view' }, { name: 'product_view', productId: 1 }]) {
      await waitFor(() => expect(told()).toContainEqual({ uri: '/competition-bar', event }));
    }
  });
});

describe('product page in the browser', { timeout: 60_000 }, () => {
  it('adds the product to the wishlist of a customer, with a message', async () => {
    const page = await openPage('/gb/competition-bar', { isLoggedIn: true });
    await page.user.click(await page.screen.findByRole('button', { name: 'Add to wishlist' }));
    const link = await page.screen.findByRole('link', { name: 'On your wishlist' });
    expect(link.getAttribute('href')).toBe('/gb/account/wishlist');
    const lists = page.calls.filter(({ method, path: called }) => method === 'POST' && called === '/svc_list/lists');
    expect(lists.map(({ body }) => body)).toEqual([{ type: 'wishlist' }]);
    expect(path()).toBe('/gb/competition-bar');
  });

  it('opens a close-up when the picture is clicked, until it is closed', async () => {
    const { user, screen } = await openPage('/competition-bar');
    await user.click(screen.getByRole('link', { name: 'Look closely: Competition Bar' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /Close/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('changes the product in the side cart opened from the header', async () => {
    const page = await openPage('/about', {
      prepare: (store) => store.post('/cart', { intent: 'add', productId: '1', qty: '2' }, withSession),
    });
    await page.user.click(within(page.screen.getByRole('banner')).getByRole('link', { name: /Cart/ }));
    const cart = within(await page.screen.findByRole('dialog', { name: /cart/i }));
    expect(await cart.findAllByText('Competition Bar')).not.toEqual([]);
    await page.user.click(cart.getByRole('button', { name: /Close/ }));
    await waitFor(() => expect(page.screen.queryByRole('dialog')).toBeNull());
    expect(path()).toBe('/about');
  });
});
