// @vitest-environment jsdom
import { money } from '@ironcart/core/money';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useGiftCardPrice } from './use-gift-card-price.ts';

const own = { amount: money(2_500), isFrom: true };

it('gift card price is the selected amount, and before a selection the price of the product', () => {
  const { result } = renderHook(() => useGiftCardPrice(own));
  expect(result.current.price).toBe(own);
  for (const [amount, price] of [
    ['5000', { amount: 5_000 }],
    ['7', { amount: 7 }],
    ['100000', { amount: 100_000 }],
    ['custom', own],
    ['', own],
    ['0', own],
    ['05', own],
    ['5x', own],
    ['x5', own],
  ] as const) {
    act(() => result.current.chooseAmount(amount));
    expect(result.current.price, amount).toEqual(price);
  }
});

it('gift card price starts with the initial amount of the form', () => {
  const { result } = renderHook(() => useGiftCardPrice(own, '10000'));
  expect(result.current.price).toEqual({ amount: 10_000 });
});
