import { domainToASCII } from 'node:url';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePunycode } from './decode-punycode.ts';

/** The Punycode that Node writes for a label. */
const encoded = (label: string): string => domainToASCII(label).slice('xn--'.length);

describe('decodePunycode', () => {
  it.each(['bücher', 'münchen', '例子', 'почта', 'موقع', 'डाटा', 'παράδειγμα', 'faß', 'a-ü-b', '𠮷野家'])(
    'decodes like Node: %s',
    (label) => {
      expect(decodePunycode(encoded(label))).toBe(label);
    },
  );

  it('decodes the last Unicode code point, and rejects the next number', () => {
    expect(decodePunycode('a-h023p')).toBe('a\u{10ffff}');
    expect(decodePunycode('a-i023p')).toBeUndefined();
  });

  it('decodes every label encoded by Node', () => {
    const letters = fc.constantFrom(...'abcxyz019-üßñ例子почταμोڈ𠮷é');
    const label = fc.array(letters, { minLength: 1, maxLength: 30 }).map((drawn) => `ü${drawn.join('')}x`);
    fc.assert(
      fc.property(label, (text) => {
        const code = domainToASCII(text);
        fc.pre(code !== '');
        expect(decodePunycode(code.slice(4))).toBe(text.normalize('NFC'));
      }),
    );
  });

  it.each(['bcher-kv', 'a-!', 'kva!', '99999999', 'a-zzzzzzzzzzzz', 'nv22tw'])(
    'rejects %s, which is not Punycode',
    (code) => {
      expect(decodePunycode(code)).toBeUndefined();
    },
  );
});
