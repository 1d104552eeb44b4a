// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import {
  createBrowserRouter,
  Form,
  Outlet,
  type RouteObject,
  useFetcher,
  useLoaderData,
  useLocation,
  useRevalidator,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserRoutes } from '../routes/browser-routes.ts';
import { SiteLink } from '../shell/SiteLink.tsx';
import { createBrowserRouter as createFullRouter } from './full-router.ts';
import { createLateRouter } from './late-router.ts';

const Shell = () => {
  const { pathname, key } = useLocation();
  const { state, data } = useFetcher<string>({ key: 'cart' });
  return (
    <>
      <p>
        at {pathname} with {key}, cart {state} {data ?? 'unchanged'}
      </p>
      <SiteLink href="/rack">Rack</SiteLink>
      <Form method="post" action="/cart" navigate={false} fetcherKey="cart">
        <button type="submit">Add</button>
      </Form>
      <Outlet />
    </>
  );
};
const View = () => <h1>{useLoaderData<string>()}</h1>;

const routes = (): RouteObject[] => [
  {
    id: 'root',
    path: '/',
    element: <Shell />,
    children: [
      { id: 'bar', path: 'bar', loader: () => 'Bar, loaded again', element: <View /> },
      { id: 'rack', path: 'rack', loader: () => 'Rack', element: <View /> },
      { id: 'cart', path: 'cart', action: () => 'changed', element: null },
    ],
  },
];

const open = (address: string, { basename = '/', fails = false } = {}) => {
  window.history.replaceState(null, '', address);
  const objects = routes();
  const hydrationData = { loaderData: { bar: 'Bar' } };
  const loadRouter = vi.fn(async () => {
    if (fails) throw new Error('The file is gone.');
    return createBrowserRouter(objects, { basename, hydrationData });
  });
  const { router, prepare } = createLateRouter({ routes: objects, basename, hydrationData, loadRouter });
  render(<RouterProvider router={router} />);
  return { loadRouter, router, prepare };
};

describe('late router', () => {
  beforeEach(() => vi.spyOn(window, 'scrollTo').mockReturnValue());
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });

  it('renders the initial page, including links, without the full router', () => {
    const { loadRouter } = open('/gb/bar', { basename: '/gb' });
    expect(screen.getByRole('heading').textContent).toBe('Bar');
    expect(screen.getByText('at /bar with default, cart idle unchanged')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/gb/rack');
    expect(loadRouter).not.toHaveBeenCalled();
  });

  it('never scrolls a page that the shopper has started to read', () => {
    open('/bar');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('follows a link as soon as the full router is loaded', async () => {
    const { loadRouter } = open('/bar');
    fireEvent.click(screen.getByRole('link'));
    expect(await screen.findByRole('heading', { name: 'Rack' })).toBeTruthy();
    expect(window.location.pathname).toBe('/rack');
    expect(loadRouter).toHaveBeenCalledOnce();
  });

  it('posts a form through a fetcher that was requested earlier', async () => {
    open('/bar');
    fireEvent.click(screen.getByRole('button'));
    expect(await screen.findByText('at /bar with default, cart idle changed')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'Bar, loaded again' })).toBeTruthy();
  });

  it('changes nothing on the page when the full router takes over', async () => {
    const { prepare, loadRouter, router } = open('/bar');
    const heading = screen.getByRole('heading');
    const { location } = router.state;
    prepare();
    await vi.waitFor(() => expect(router.state.location).not.toBe(location));
    expect(router.state.location).toEqual(expect.objectContaining({ pathname: '/bar', key: 'default' }));
    expect(screen.getByRole('heading')).toBe(heading);
    prepare();
    expect(loadRouter).toHaveBeenCalledOnce();
  });

  describe('page that could not be shown', () => {
    const openBroken = () => {
      window.history.replaceState(null, '', '/bar');
      let isMended = false;
      const load = () => {
        if (!isMended) throw new Error('Away');
        return 'Rack';
      };
      const TryAgain = () => {
        const { revalidate } = useRevalidator();
        return (
          <button type="button" onClick={() => void revalidate()}>
            Try again
          </button>
        );
      };
      const objects: RouteObject[] = [
        {
          id: 'root',
          path: '/',
          element: <Shell />,
          children: [
            { id: 'bar', path: 'bar', element: <h1>Bar</h1> },
            { id: 'rack', path: 'rack', loader: load, element: <View />, errorElement: <TryAgain /> },
            { id: 'cart', path: 'cart', action: () => 'changed', element: null },
          ],
        },
      ];
      const hydrationData = { loaderData: {} };
      const loadRouter = async () => createFullRouter(objects, { hydrationData });
      const { router } = createLateRouter({ routes: objects, basename: '/', hydrationData, loadRouter });
      render(<RouterProvider router={router} />);
      fireEvent.click(screen.getByRole('link'));
      return () => {
        isMended = true;
      };
    };

    it('is shown as loading on a retry, however fast the response', async () => {
      const mend = openBroken();
      const button = await screen.findByRole('button', { name: 'Try again' });
      mend();
      fireEvent.click(button);
      expect(await screen.findByRole('heading', { name: 'Rack' })).toBeTruthy();
    });

    it('is shown as loading when a change of the cart reloads it', async () => {
      const mend = openBroken();
      await screen.findByRole('button', { name: 'Try again' });
      mend();
      fireEvent.click(screen.getByRole('button', { name: 'Add' }));
      expect(await screen.findByRole('heading', { name: 'Rack' })).toBeTruthy();
    });
  });

  it('is retried if the full router failed to load', async () => {
    const { router, loadRouter } = open('/bar', { fails: true });
    await expect(router.revalidate()).rejects.toThrow('The file is gone.');
    await expect(router.revalidate()).rejects.toThrow('The file is gone.');
    expect(loadRouter).toHaveBeenCalledTimes(2);
  });

  it('lets the browser follow a link if the full router failed to load', async () => {
    const { router } = open('/bar', { fails: true });
    await router.navigate('/bar#reviews');
    expect(window.location.hash).toBe('#reviews');
    await router.navigate({ pathname: '/bar', hash: '#fits' });
    expect(window.location.hash).toBe('#fits');
  });

  it('lets the browser follow a link below the path of the site if the full router failed to load', async () => {
    const { router } = open('/gb/bar', { basename: '/gb', fails: true });
    await router.navigate('/bar#reviews');
    expect(window.location.pathname + window.location.hash).toBe('/gb/bar#reviews');
  });

  it('fails where only the full router can navigate: Back, or with form data', async () => {
    const { router } = open('/bar', { fails: true });
    await expect(router.navigate(-1)).rejects.toThrow('The file is gone.');
    const sent = { formMethod: 'post', formData: new FormData() } as const;
    await expect(router.navigate('/bar#sent', sent)).rejects.toThrow('The file is gone.');
    expect(window.location.hash).toBe('');
  });
});

describe('page whose code fails to load', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  it('shows an error, and checks whether the store can serve the page as a document', async () => {
    vi.spyOn(window, 'scrollTo').mockReturnValue();
    window.history.replaceState(null, '', '/bar');
    const fetched = vi.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', fetched);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const [rack] = createBrowserRoutes([
      {
        id: 'rack',
        path: 'rack',
        view: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      },
    ]);
    const objects: RouteObject[] = [{ path: 'bar', element: <h1>Bar</h1> }, ...(rack ? [rack] : [])];
    const router = createFullRouter(objects);
    await router.navigate('/rack');
    expect(Object.values(router.state.errors ?? {})).toEqual([
      expect.objectContaining({ status: 503, data: { code: 'browser_offline', needsNewDocument: true } }),
    ]);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledWith(window.location.href, { method: 'HEAD' }));
    router.dispose();
  });
});
