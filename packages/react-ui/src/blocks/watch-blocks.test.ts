import { afterEach, describe, expect, it, vi } from 'vitest';
import { type BlockView, type WatchBlocksOptions, watchBlocks } from './watch-blocks.ts';

const open = () => {
  document.body.innerHTML = `
    <div data-track="hero" data-track-index="0" data-track-when="loaded"></div>
    <div data-track="deals" data-track-index="1" data-track-when="visible"></div>
    <div data-block="Heading"></div>`;
  const views: BlockView[] = [];
  const observed = new Set<Element>();
  let see: (element: Element, isIntersecting: boolean) => void = () => undefined;
  const createObserver: WatchBlocksOptions['createObserver'] = (onEntries) => {
    see = (target, isIntersecting) => observed.has(target) && onEntries([{ target, isIntersecting }]);
    return {
      observe: (element) => observed.add(element),
      unobserve: (element) => observed.delete(element),
      disconnect: () => observed.clear(),
    };
  };
  const stop = watchBlocks(document.body, { onView: (view) => views.push(view), createObserver });
  const deals = document.querySelector('[data-track=deals]') ?? document.body;
  return { views, stop, showDeals: (isShown = true) => see(deals, isShown) };
};

afterEach(() => {
  document.body.innerHTML = '';
});

describe('tracked blocks', () => {
  it('are reported immediately, or once visible, and only once', () => {
    const { views, showDeals } = open();
    expect(views).toEqual([{ name: 'hero', index: 0 }]);
    showDeals(false);
    expect(views).toHaveLength(1);
    showDeals();
    showDeals();
    expect(views).toEqual([
      { name: 'hero', index: 0 },
      { name: 'deals', index: 1 },
    ]);
  });

  it('are not reported after the page is left', () => {
    const { views, stop, showDeals } = open();
    stop();
    showDeals();
    expect(views).toHaveLength(1);
  });

  it.each([
    ['are counted once half of them is in the window', { intersectionRatio: 0.5 }, true],
    ['are not counted while less than half is in the window', { intersectionRatio: 0.49 }, false],
    [
      'are counted once they fill half of the window',
      { intersectionRatio: 0.1, intersectionRect: { height: 400 } },
      true,
    ],
    ['are not counted once they leave the window', { isIntersecting: false, intersectionRatio: 0.5 }, false],
  ])('%s', (_, more, isSeen) => {
    const opened = open();
    opened.stop();
    let tell: (entries: readonly object[]) => void = () => undefined;
    const options: unknown[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(hear: typeof tell, given: unknown) {
          tell = hear;
          options.push(given);
        }
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    const views: BlockView[] = [];
    watchBlocks(document.body, { onView: (view) => views.push(view) });
    const target = document.querySelector('[data-track=deals]');
    const entry = { target, isIntersecting: true, intersectionRect: { height: 399 }, rootBounds: { height: 800 } };
    tell([{ ...entry, ...more }]);
    expect(views.some(({ name }) => name === 'deals')).toBe(isSeen);
    expect(options).toEqual([{ threshold: [0, 0.1, 0.25, 0.5] }]);
    vi.unstubAllGlobals();
  });
});
