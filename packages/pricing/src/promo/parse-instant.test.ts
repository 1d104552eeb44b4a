import { describe, expect, it } from 'vitest';
import { parseInstant, parseLastInstant } from './parse-instant.ts';
import { promoTermsOf } from './promo-terms.ts';

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
  ])('treats %j as missing', (value) => {
    expect(parseInstant(value)).toBeUndefined();
  });

  it('reads a number as milliseconds', () => {
    expect(parseInstant(0)).toBe(0);
  });
});

describe('parseLastInstant', () => {
  it.each([
    ['2026-11-30', '2026-11-30T23:59:59.999Z'],
    [' 2026-11-30 ', '2026-11-30T23:59:59.999Z'],
    ['2026-11-30 08:30', '2026-11-30T08:30:00.000Z'],
  ])('reads %j as %s: a date without a time includes its whole day', (text, instant) => {
    expect(parseLastInstant(text)).toBe(Date.parse(instant));
  });

  it.each(['2026-11-31', '2026-02-29', 'on 2026-11-30', '2026-11-30 or so', 'Ends2026-11-30'])(
    'treats %j as missing, because the calendar has no such day',
    (text) => {
      expect(parseLastInstant(text)).toBeUndefined();
    },
  );
});

describe('promoTermsOf', () => {
  it.each(['', '  ', ' 0000-00-00 ', null, false])(
    'treats %j as no date, which leaves that end of the period open',
    (date) => {
      const { fromMs, toMs } = promoTermsOf({ rogue_promo_from_date: date, rogue_promo_to_date: date });
      expect({ fromMs, toMs }).toEqual({ fromMs: Number.NEGATIVE_INFINITY, toMs: Number.POSITIVE_INFINITY });
    },
  );
});
