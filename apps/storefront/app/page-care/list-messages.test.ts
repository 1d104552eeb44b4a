// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptEvent } from '../navigation/kept-event.ts';
import { createLateListMessages } from './late-list-messages.ts';

const visit = (...messages: string[]) => ({
  key: 'a',
  pathname: '/cart',
  matches: [{ id: 'root', loaderData: { cart: { messages } } }],
});
const shown = () => document.querySelector<HTMLElement>('[role="status"]:not([hidden]) p')?.textContent;

describe('message about a list', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => vi.useRealTimers());

  it('reports an addition to the wishlist for 6000 ms [S9-timing-04]', async () => {
    const messages = createLateListMessages();
    document.dispatchEvent(new Event(keptEvent));
    await vi.dynamicImportSettled();
    vi.advanceTimersByTime(5_999);
    expect(shown()).toBe('Added to your wishlist.');
    vi.advanceTimersByTime(1);
    expect(shown()).toBeUndefined();
    messages.stop();
  });

  it('reports changes that the store made to the cart, except those shown in the initial page [S9-timing-04]', async () => {
    const messages = createLateListMessages();
    messages.see(visit('Only 3 left.'));
    messages.see(visit('Only 3 left.', 'Only 1 left.'));
    await vi.dynamicImportSettled();
    expect(shown()).toBe('Only 1 left.');
    document.querySelector<HTMLElement>('[role="status"] button')?.click();
    expect(shown()).toBeUndefined();
    messages.stop();
    await Promise.resolve();
    expect(document.querySelector('[role="status"]')).toBeNull();
  });
});
