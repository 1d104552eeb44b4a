import { describe, expect, it } from 'vitest';
import { normalisedOrderNumber } from './order-number.ts';

describe('order number', () => {
  it.each([
    '7Q2M-9KXT-4B01',
    '7q2m-9kxt-4b01',
    ' 7q2m9kxt4b01 ',
    '#7Q2M-9KXT-4B01',
    '# 7Q2M 9KXT 4B01',
    '7Q2M\u20139KXT\u20134B01',
    '7Q2M_9KXT.4B01',
    '7q2m-9kxt-4bol',
    '7Q2M-9KXT-4BOI',
    '\uff17Q2M-9KXT-4B01\u200b',
  ])('is found in %j', (typed) => {
    expect(normalisedOrderNumber(typed)).toBe('7Q2M-9KXT-4B01');
  });

  it.each([
    ['', ''],
    [' order-1 ', 'ORDER-1'],
    ['7Q2M-9KXT', '7Q2M-9KXT'],
    ['X-7Q2M-9KXT-4B01', 'X-7Q2M-9KXT-4B01'],
  ])('in a format that the store does not issue stays unchanged: %j', (typed, kept) => {
    expect(normalisedOrderNumber(typed)).toBe(kept);
  });
});
