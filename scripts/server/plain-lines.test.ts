import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainLines } from './plain-lines.ts';

describe('shopper text printed in a terminal', () => {
  it('cannot move the cursor, clear the screen or fill the clipboard [SECURITY-36]', () => {
    const text = 'Hi\u001b[2J\u001b]52;c;cm0gLXJm\u0007\u009b1A\b\b';
    expect(plainLines(text)).toBe('Hi\ufffd[2J\ufffd]52;c;cm0gLXJm\ufffd\ufffd1A\ufffd\ufffd');
  });

  it('cannot imitate a line of the command', () => {
    expect(plainLines('Hi\r2026-11-26  staff: Paid\u2028back')).toBe('Hi\n    2026-11-26  staff: Paid\n    back');
  });

  it('is unchanged if it contains nothing of the kind', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        fc.pre(!/[\p{Cc}\u2028-\u202e\u2066-\u2069]/u.test(text));
        expect(plainLines(text)).toBe(text);
      }),
    );
    expect(plainLines('\u{1f3cb}\u200d\u2640 \u0645\u0631\u062d\u0628\u0627')).toBe(
      '\u{1f3cb}\u200d\u2640 \u0645\u0631\u062d\u0628\u0627',
    );
  });
});
