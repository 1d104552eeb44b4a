// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, describe, expect, it } from 'vitest';
import { useChoice } from './use-choice.ts';

afterEach(cleanup);

/** A product page whose data arrives when the test says so. */
const openProduct = async () => {
  const waiting = new Map<string, () => void>();
  let choice: ReturnType<typeof useChoice> | undefined;
  const Product = () => {
    choice = useChoice();
    return null;
  };
  const loader = ({ request }: { readonly request: Request }) => {
    const query = new URL(request.url).search.slice(1);
    return query === '' ? null : new Promise<null>((resolve) => waiting.set(query, () => resolve(null)));
  };
  const router = createMemoryRouter([{ path: '/rack', loader, Component: Product, HydrateFallback: () => null }], {
    initialEntries: ['/rack'],
  });
  await act(async () => void render(<RouterProvider router={router} />));
  const current = () => {
    if (choice === undefined) throw new Error('The page has not opened.');
    return choice;
  };
  return {
    current,
    router,
    shown: () => current().parameters.toString(),
    choose: (query: string, page = current()) => act(async () => page.choose(new URLSearchParams(query))),
    arrive: (query: string) => act(async () => waiting.get(query)?.()),
  };
};

describe('selection on a product page', () => {
  it('is shown before its data arrives, and afterwards', async () => {
    const { choose, arrive, shown, router } = await openProduct();
    await choose('b=1');
    expect(shown()).toBe('b=1');
    expect(router.state.location.search).toBe('');
    await arrive('b=1');
    expect(router.state.location.search).toBe('?b=1');
    expect(shown()).toBe('b=1');
  });

  it('is not undone by the data of an earlier one that arrives with it', async () => {
    const { choose, arrive, shown, current } = await openProduct();
    await choose('b=1');
    const pressed = current();
    await arrive('b=1');
    // The press meets the page as it was before the data arrived.
    await choose('b=1.2', pressed);
    expect(shown()).toBe('b=1.2');
    await choose('b=1.2.3');
    expect(shown()).toBe('b=1.2.3');
    await arrive('b=1.2.3');
    expect(shown()).toBe('b=1.2.3');
  });

  it('gives way to any other change of the URL', async () => {
    const { choose, arrive, shown, router } = await openProduct();
    await choose('b=1');
    await arrive('b=1');
    await choose('b=1.2');
    await act(async () => void router.navigate('/rack'));
    expect(shown()).toBe('');
    await choose('b=1');
    await choose('');
    expect(shown()).toBe('');
  });
});
