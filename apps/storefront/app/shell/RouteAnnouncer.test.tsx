// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

afterEach(cleanup);

const Page = () => {
  const { pathname } = useLocation();
  return (
    <>
      <RouteAnnouncer title={`The page ${pathname}`} />
      <button type="button">Menu</button>
      <main>{pathname === '/plain' ? 'No heading' : <h1>Heading</h1>}</main>
    </>
  );
};

const open = () => {
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], { initialEntries: ['/bar'] });
  render(<RouterProvider router={router} />);
  screen.getByRole('button').focus();
  return {
    go: (address: string) => act(() => router.navigate(address)),
    said: () => screen.getByRole('status').textContent,
    focused: () => document.activeElement?.tagName,
  };
};

describe('new page for screen readers', () => {
  it('is announced, and its heading gets the focus', async () => {
    const { go, said, focused } = open();
    expect([said(), focused()]).toEqual(['', 'BUTTON']);
    await go('/rack');
    expect([said(), focused()]).toEqual(['The page /rack', 'H1']);
  });

  it('without a heading has the focus on its content', async () => {
    const { go, focused } = open();
    await go('/plain');
    expect(focused()).toBe('MAIN');
  });

  it('with a fragment is announced, and the browser sets the focus', async () => {
    const { go, said, focused } = open();
    await go('/rack#reviews');
    expect([said(), focused()]).toEqual(['The page /rack', 'BUTTON']);
  });

  it('is not announced for a change of the query', async () => {
    const { go, said, focused } = open();
    await go('/bar?color=red');
    expect([said(), focused()]).toEqual(['', 'BUTTON']);
  });
});
