import { describe, expect, it } from 'vitest';
import { parseInstant } from './parse-instant.ts';

describe('parseInstant', () => {
  it.each([
    ['2026-11-21', '2026-11-21T00:00:00.000Z'],
    [' 2026-11-21 08:30 ', '2026-11-21T08:30:00.000Z'],
    ['2026-11-21 08:30:05', '2026-11-21T08:30:05.000Z'],
    ['2026-11-21T08:30:05.250Z', '2026-11-21T08:30:05.250Z'],
    ['2026-11-21T08:30:05+02:00', '2026-11-21T06:30:05.000Z'],
  ])('reads %j as %s', (text, instant) => {
    expect(parseInstant(text)).toBe(Date.parse(instant));
  });

  it.each([
    'on 2026-11-21',
    '2026-11-21 or so',
    '2026-13-01',
    '2026-11-21T25:00',
    '21.11.2026',
    '',
    Number.NaN,
    undefined,
    null,
    {},
  ])('takes %j for missing', (value) => {
    expect(parseInstant(value)).toBeUndefined();
  });

  it('takes a number for milliseconds', () => {
    expect(parseInstant(0)).toBe(0);
  });
});
