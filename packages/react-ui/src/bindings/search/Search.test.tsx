import { createSearchDropdownMachine, selectIsSearchOpen } from '@ironcart/shop-machines';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { ProductCardView } from '../../product/ProductCard.tsx';
import { Search } from './Search.tsx';

afterEach(() => vi.unstubAllGlobals());

const found = { products: [], suggestions: { keyphrases: ['bar for women'], categories: [] }, articles: [] };

const open = async ({ isMobile = false } = {}) => {
  const layout = Object.assign(new EventTarget(), { media: '', matches: !isMobile });
  vi.stubGlobal('matchMedia', () => layout);
  const clock = new SimulatedClock();
  const actor = createActor(createSearchDropdownMachine<ProductCardView>(), {
    clock,
    input: { ports: { preview: async () => found }, query: '', isMobile },
  }).start();
  const box = document.createElement('input');
  const form = document.createElement('form');
  form.append(box);
  document.body.append(form);
  const onNavigate = vi.fn();
  const { unmount } = render(<Search actor={actor} box={box} onNavigate={onNavigate} />);
  await act(async () => {
    clock.increment(500);
    await new Promise(setImmediate);
  });
  return {
    actor,
    box,
    form,
    onNavigate,
    isOpen: () => selectIsSearchOpen(actor.getSnapshot()),
    /** The window becomes as wide as a tablet, or narrower. */
    widen: (isWide: boolean) =>
      act(async () => {
        layout.matches = isWide;
        layout.dispatchEvent(new Event('change'));
      }),
    leave: () => {
      unmount();
      form.remove();
    },
  };
};

describe('search suggestions', () => {
  it('submit the typed query', async () => {
    const { box, form, onNavigate, leave } = await open();
    fireEvent.focus(box);
    fireEvent.input(box, { target: { value: 'bar' } });
    await act(async () => fireEvent.submit(form));
    expect(onNavigate.mock.calls).toEqual([['/search?q=bar']]);
    leave();
  });

  it('adapt to the width of the window', async () => {
    const { actor, widen, leave } = await open();
    const isMobile = () => actor.getSnapshot().context.isMobile;
    expect(isMobile()).toBe(false);
    await widen(false);
    expect(isMobile()).toBe(true);
    await widen(true);
    expect(isMobile()).toBe(false);
    leave();
    await widen(false);
    expect(isMobile()).toBe(false);
  });

  it('open on focus', async () => {
    const { box, isOpen, leave } = await open();
    expect(isOpen()).toBe(false);
    await act(async () => fireEvent.focus(box));
    expect(isOpen()).toBe(true);
    expect(screen.getByRole('listbox')).toBeVisible();
    leave();
  });
});
