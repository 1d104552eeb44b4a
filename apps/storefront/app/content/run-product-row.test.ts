// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerHeader } from '../data/data-protocol.ts';
import { type BlockViewDetail, blockViewEvent } from './block-view-event.ts';
import { runProductRow } from './run-product-row.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const card = { product: { productId: 1, name: 'Bar', url: '/bar', gallery: [] }, price: { amount: 100 } };

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
  document.body.innerHTML = '<div data-track="best"><div id="row"></div></div>';
  const onAnswer = vi.fn();
  const element = document.getElementById('row') as HTMLElement;
  const route = { id: 'product-cards', address: '/product-cards?ids=1,20' };
  const stop = runProductRow({ element, route, basePath: '/gb', onAnswer });
  const tell = vi.fn();
  /** Simulates that the row was visible long enough to be reported. @returns whether it is reported immediately */
  const view = () => {
    const detail: BlockViewDetail = { name: 'best', tell };
    const event = new CustomEvent(blockViewEvent, { cancelable: true, detail });
    return document.querySelector('[data-track]')?.dispatchEvent(event);
  };
  return { see: () => see(), view, tell, fetched, onAnswer, stop, unseen };
};

describe('lazily loaded product row', () => {
  it('requests its products below the path of its site once visible, not before', async () => {
    const { see, fetched, onAnswer } = open();
    expect(fetched).not.toHaveBeenCalled();
    see();
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith({ cards: [card] }));
    expect(fetched.mock.calls.map(([url]) => url.pathname + url.search)).toEqual([
      expect.stringMatching(/^\/gb\/product-cards\?ids=1%2C20|^\/gb\/product-cards\?ids=1,20/),
    ]);
  });

  it('is reported once its products are loaded, even if viewed earlier [S4-misc-06]', async () => {
    const { see, view, tell, onAnswer } = open();
    expect(view()).toBe(false);
    expect(tell).not.toHaveBeenCalled();
    see();
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalled());
    await vi.waitFor(() => expect(tell).toHaveBeenCalledOnce());
  });

  it('is empty if its products cannot be loaded [S8-err-other-11]', async () => {
    const { see, fetched, onAnswer } = open();
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    see();
    await vi.waitFor(() => expect(onAnswer).toHaveBeenCalledWith(undefined));
  });

  it('stops when its page is left', async () => {
    const { view, stop, tell, unseen } = open();
    stop();
    expect(unseen).toHaveBeenCalledOnce();
    expect(view()).toBe(true);
    expect(tell).not.toHaveBeenCalled();
  });
});
