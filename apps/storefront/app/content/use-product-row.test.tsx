// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerHeader } from '../data/data-protocol.ts';
import { type BlockViewDetail, blockViewEvent } from './block-view-event.ts';
import { useProductRow } from './use-product-row.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const card = { product: { productId: 1, name: 'Bar', url: '/bar', gallery: [] }, price: { amount: 100 } };

const Row = () => {
  const { row, isLoaded, answer } = useProductRow({ id: 'product-cards', address: '/product-cards?ids=1,20' });
  return (
    <div ref={row}>
      {isLoaded ? `loaded ${answer?.cards.map(({ product: { name } }) => name).join() ?? 'nothing'}` : 'waiting'}
    </div>
  );
};

const open = () => {
  let see = (): void => undefined;
  const unseen = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly object[]) => void) {
        see = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {
        unseen();
      }
    },
  );
  const fetched = vi.fn(async (_url: URL) =>
    Response.json({ cards: [card] }, { headers: { [answerHeader]: 'value' } }),
  );
  vi.stubGlobal('fetch', fetched);
  const { container, unmount } = render(
    <MemoryRouter basename="/gb" initialEntries={['/gb/']}>
      <div data-track="best">
        <Row />
      </div>
    </MemoryRouter>,
  );
  const tell = vi.fn();
  const frame = container.querySelector('[data-track]');
  /** Simulates that the row was visible long enough to be reported. @returns whether it is reported immediately */
  const view = () => {
    const detail: BlockViewDetail = { name: 'best', tell };
    return frame?.dispatchEvent(new CustomEvent(blockViewEvent, { cancelable: true, detail }));
  };
  return { see: () => see(), view, tell, fetched, text: () => container.textContent, unmount, unseen };
};

describe('lazily loaded product row', () => {
  it('requests its products below the path of its site once near the window, not before', async () => {
    const { see, fetched, text } = open();
    expect(fetched).not.toHaveBeenCalled();
    see();
    await vi.waitFor(() => expect(text()).toBe('loaded Bar'), 5_000);
    expect(fetched.mock.calls.map(([url]) => url.pathname + url.search)).toEqual([
      expect.stringMatching(/^\/gb\/product-cards\?ids=1%2C20|^\/gb\/product-cards\?ids=1,20/),
    ]);
  });

  it('is reported once its products are loaded, even if viewed before its code is [S4-misc-06]', async () => {
    const { see, view, tell, text } = open();
    expect(view()).toBe(false);
    see();
    expect(view()).toBe(false);
    expect(tell).not.toHaveBeenCalled();
    await vi.waitFor(() => expect(text()).toBe('loaded Bar'), 5_000);
    await vi.waitFor(() => expect(tell).toHaveBeenCalled());
  });

  it('is empty if its products cannot be loaded [S8-err-other-11]', async () => {
    const { see, fetched, text } = open();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    see();
    await vi.waitFor(() => expect(text()).toBe('loaded nothing'), 5_000);
  });

  it('is empty if its code cannot be loaded, and its views are reported', async () => {
    vi.doMock('./run-product-row.ts', () => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    const { see, view, tell, text } = open();
    view();
    see();
    await vi.waitFor(() => expect(text()).toBe('loaded nothing'), 5_000);
    expect(tell).toHaveBeenCalledOnce();
    expect(view()).toBe(true);
    vi.doUnmock('./run-product-row.ts');
  });

  it('stops when its page is left', () => {
    const { view, unmount, tell, unseen } = open();
    unmount();
    expect(unseen).toHaveBeenCalledOnce();
    expect(view()).toBe(true);
    expect(tell).not.toHaveBeenCalled();
  });
});
