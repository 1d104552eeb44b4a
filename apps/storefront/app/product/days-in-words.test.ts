import { describe, expect, it } from 'vitest';
import { daysInWords } from './days-in-words.ts';

describe('formatting of dates in a text', () => {
  it('uses the locale of the site for every date', () => {
    expect(daysInWords('2027-03-12 to 2027-03-14', 'en_US')).toBe('March 12, 2027 to March 14, 2027');
    expect(daysInWords('2027-03-12 to 2027-03-14', 'en_GB')).toBe('12 March 2027 to 14 March 2027');
  });

  it('leaves other text unchanged', () => {
    for (const text of ['2027-13-45', 'HLD-2027-03-123', '28 mm', '']) expect(daysInWords(text, 'en_US')).toBe(text);
  });
});
