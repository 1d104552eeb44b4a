import { siteByCode } from '@ironcart/core/site';
import { describe, expect, it } from 'vitest';
import { rateLabel } from './rate-label.ts';

const friday = Date.parse('2026-11-27T15:00Z');
const inStock = { site: siteByCode('USA'), nowMs: friday, isInStock: true };

describe('label of a shipping rate', () => {
  it('names the days on which goods in stock are expected, counted from the next working day', () => {
    expect(rateLabel('Ground', { from: 3, until: 5 }, inStock)).toBe('Ground, expected Thu, Dec 3 – Mon, Dec 7');
    expect(rateLabel('Two-day air', { from: 2, until: 2 }, inStock)).toBe('Two-day air, expected Wed, Dec 2');
  });

  it('uses the date format and time zone of the site', () => {
    const sundayInBrisbane = { ...inStock, site: siteByCode('AUS'), nowMs: Date.parse('2026-11-29T14:30Z') };
    expect(rateLabel('Road', { from: 1, until: 2 }, sundayInBrisbane)).toBe('Road, expected Wed 2 – Thu 3 Dec');
  });

  it('states the delivery time of goods that are not in stock', () => {
    const later = { ...inStock, isInStock: false };
    expect(rateLabel('Ground', { from: 3, until: 5 }, later)).toBe('Ground, 3 to 5 working days after dispatch');
    expect(rateLabel('Air', { from: 1, until: 1 }, later)).toBe('Air, 1 working day after dispatch');
  });

  it('is only the method name if the days are unknown', () => {
    expect(rateLabel('Ground', undefined, inStock)).toBe('Ground');
  });
});
