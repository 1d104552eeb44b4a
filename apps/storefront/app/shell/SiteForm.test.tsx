// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useCartChange } from '../cart/use-cart-change.ts';
import { SiteForm } from './SiteForm.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Answers the pending change to the cart. */
let answerCart = (): void => undefined;

const open = (form: ReactNode, address = '/gb/barbells') => {
  const asked: string[] = [];
  const Shell = () => {
    const { pathname, search } = useLocation();
    const { answer: _answer, ...change } = useCartChange();
    return (
      <>
        <output aria-label="place">{pathname + search}</output>
        <output aria-label="change">{JSON.stringify(change)}</output>
        {form}
        <Outlet />
      </>
    );
  };
  const changeCart = ({ request }: { readonly request: Request }) => {
    asked.push(new URL(request.url).pathname);
    return new Promise((resolve) => {
      answerCart = () => resolve({ ok: true, added: true });
    });
  };
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Shell />,
        children: [
          { path: 'barbells', element: null },
          { path: 'search', element: null },
          { path: 'login', action: () => null, element: null },
          { path: 'cart', action: changeCart, element: null },
          { path: 'account/wishlist', action: changeCart, element: null },
        ],
      },
    ],
    { basename: '/gb', initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  const shown = (name: string) => screen.getByLabelText(name).textContent ?? '';
  return { asked, place: () => shown('place'), change: () => JSON.parse(shown('change')) as object };
};

const submitForm = async () => {
  let isLeftToBrowser = false;
  await act(async () => {
    isLeftToBrowser = fireEvent.submit(screen.getByRole('form'));
  });
  return isLeftToBrowser;
};

describe('site form', () => {
  beforeEach(() => vi.spyOn(window, 'scrollTo').mockReturnValue());

  it.each([
    ['/logout', true],
    ['/preferences', true],
    ['/login', false],
  ])('to %s reloads the whole page: %s', async (action, loadsAnew) => {
    open(<SiteForm method="post" action={action} aria-label="form" />);
    expect(await submitForm()).toBe(loadsAnew);
  });

  it('that filters the list on its page changes the URL', async () => {
    const { place } = open(
      <SiteForm action="/barbells" aria-label="form">
        <input name="brand" defaultValue="Halden" />
      </SiteForm>,
    );
    expect(await submitForm()).toBe(false);
    await vi.waitFor(() => expect(place()).toBe('/barbells?brand=Halden'));
  });

  it('navigates to its target', async () => {
    const { place } = open(
      <SiteForm action="/search" aria-label="form">
        <input name="q" defaultValue="bar" />
      </SiteForm>,
    );
    expect(await submitForm()).toBe(false);
    await vi.waitFor(() => expect(place()).toBe('/search?q=bar'));
  });

  it('sends nothing if its listener prevents the default', async () => {
    const { place } = open(
      <SiteForm action="/barbells" aria-label="form" onSubmit={(event) => event.preventDefault()}>
        <input name="brand" defaultValue="Halden" />
      </SiteForm>,
    );
    await submitForm();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(place()).toBe('/barbells');
  });

  it('that changes the cart shows the pending change, and stays on the page', async () => {
    const { asked, change, place } = open(
      <SiteForm method="post" action="/cart" aria-label="form">
        <input name="intent" defaultValue="add" />
        <input name="productId" defaultValue="7" />
        <button type="submit">Add</button>
        <button type="submit" formAction="/gb/account/wishlist">
          Wish
        </button>
      </SiteForm>,
    );
    expect(change()).toEqual({ isBusy: false, isWish: false });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
    expect(change()).toEqual({ isBusy: true, isWish: false, intent: 'add', productId: '7' });
    await act(async () => answerCart());
    await vi.waitFor(() => expect(change()).toEqual({ isBusy: false, isWish: false }));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Wish' })));
    expect(change()).toMatchObject({ isBusy: true, isWish: true });
    expect([asked, place()]).toEqual([['/gb/cart', '/gb/account/wishlist'], '/barbells']);
  });
});
