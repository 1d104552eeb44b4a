import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { code128 } from './code-128.ts';

/** Modules as a reader sees them: dark and light, in groups of eleven. */
const modulesOf = (widths: readonly number[]): string =>
  widths.map((width, index) => (index % 2 === 0 ? '1' : '0').repeat(width)).join('');

const symbolsOf = (text: string): readonly string[] => {
  const modules = modulesOf(code128(text) ?? []);
  return modules.slice(0, -13).match(/.{11}/g) ?? [];
};

const encodableText = fc.string({
  unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
  minLength: 1,
  maxLength: 80,
});

describe('Code 128 barcode', () => {
  it('has the known bars for a known text', () => {
    // Start B, P, J, J, 1, 2, 3, C, check 55, stop.
    expect(symbolsOf('PJJ123C')).toEqual([
      '11010010000',
      '11101110110',
      '10110111000',
      '10110111000',
      '10011100110',
      '11001110010',
      '11001011100',
      '10001000110',
      '11101000110',
    ]);
    expect(modulesOf(code128('PJJ123C') ?? []).slice(-13)).toBe('1100011101011');
  });

  it('has a different encoding for each character', () => {
    const characters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
    const patterns = characters.map((character) => symbolsOf(character)[1]);
    expect(new Set(patterns).size).toBe(95);
  });

  it('has eleven modules per symbol, with an even number of dark ones', () => {
    fc.assert(
      fc.property(encodableText, (text) => {
        const symbols = symbolsOf(text);
        expect(symbols).toHaveLength(text.length + 2);
        for (const symbol of symbols) {
          expect(symbol).toMatch(/^1[01]{9}0$/);
          expect([...symbol].filter((module) => module === '1').length % 2).toBe(0);
        }
      }),
    );
  });

  it.each(['', 'é', 'a\nb', 'x'.repeat(81)])('is undefined for %j', (text) => {
    expect(code128(text)).toBeUndefined();
  });
});
