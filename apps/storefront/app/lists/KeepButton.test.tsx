// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keptEvent } from '../navigation/kept-event.ts';
import { KeepButton, type KeepButtonProps } from './KeepButton.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = async (change: Partial<KeepButtonProps['change']>) => {
  const app = { postMessage: vi.fn() };
  vi.stubGlobal('ironcartApp', app);
  window.history.replaceState(null, '', '/?isMobileApp=1&mobileAppVersion=3.3.0');
  render(<KeepButton change={{ answer: undefined, isBusy: false, isWish: false, ...change }} />, {
    wrapper: ({ children }) => (
      <MemoryRouter basename="/gb" initialEntries={['/gb']}>
        {children}
      </MemoryRouter>
    ),
  });
  await act(() => import('../adapters/tell-app.ts'));
  await act(async () => undefined);
  return app.postMessage.mock.calls.flat();
};

describe('wishlist button on a product page', () => {
  it('has a registry button beside it', async () => {
    await show({});
    const action = screen.getByRole('button', { name: 'Add to registry' }).getAttribute('formaction');
    expect(action).toBe('/gb/account/registry');
  });

  it('lets the native app log in a shopper if the store requires it', async () => {
    const answer = { ok: false, code: 'app_login', message: 'Log in first' } as const;
    expect(await show({ answer })).toEqual(['{"type":"login"}']);
  });

  it.each([
    ['before an item was sent', undefined],
    ['after another rejection', { ok: false, code: 'list_full', message: 'Full' } as const],
    ['once the product is on the list', { ok: true, added: false, isKept: true } as const],
    ['after an addition to the cart', { ok: true, added: true } as const],
  ])('sends no message to the app %s', async (_, answer) => {
    const kept = vi.fn();
    document.addEventListener(keptEvent, kept);
    expect(await show({ answer })).toEqual([]);
    const isKept = answer?.ok === true && 'isKept' in answer;
    expect(kept).toHaveBeenCalledTimes(isKept ? 1 : 0);
    expect(screen.queryByRole('link', { name: 'On your wishlist' }) !== null).toBe(isKept);
    expect(screen.queryByRole('button', { name: 'Add to wishlist' }) === null).toBe(isKept);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('is busy while the request is running: %s, %s', async (isBusy, isWish, shown) => {
    await show({ isBusy, isWish });
    expect(screen.getByRole('button', { name: /wishlist/ }).getAttribute('aria-disabled') === 'true').toBe(shown);
  });
});
