// @vitest-environment jsdom
import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { scrollToHashes } from './scroll-to-hash.ts';

const scrolled: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  scrolled.length = 0;
  document.body.innerHTML = '<p id="reviews"></p><p id="gear specs"></p><p id="100%"></p>';
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});
afterEach(() => vi.useRealTimers());

const open = () => {
  const router = createMemoryRouter([{ path: '*' }]);
  scrollToHashes(router);
  return router;
};

describe('hash of a URL', () => {
  it.each([
    ['#reviews', 'reviews'],
    ['#gear%20specs', 'gear specs'],
    ['#100%', '100%'],
  ])('%s is scrolled to 300 ms after the navigation [S9-timing-09]', async (hash, id) => {
    await open().navigate(`/bar${hash}`);
    vi.advanceTimersByTime(299);
    expect(scrolled).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(scrolled).toEqual([id]);
  });

  it('is not scrolled to after the next navigation, or after the shopper has scrolled', async () => {
    const router = open();
    await router.navigate('/bar#reviews');
    await router.navigate('/plates');
    vi.advanceTimersByTime(1_000);
    await router.navigate('/bar#reviews');
    window.dispatchEvent(new Event('wheel'));
    vi.advanceTimersByTime(1_000);
    expect(scrolled).toEqual([]);
  });

  it('is not scrolled to when the shopper goes back, or without an element with that id', async () => {
    const router = open();
    await router.navigate('/bar#reviews');
    vi.advanceTimersByTime(300);
    await router.navigate('/plates');
    await router.navigate(-1);
    await router.navigate('/bar#nothing');
    vi.advanceTimersByTime(1_000);
    expect(scrolled).toEqual(['reviews']);
  });
});
