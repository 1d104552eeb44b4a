import { describe, expect, it } from 'vitest';
import { findUnstorableText } from './unstorable-text.ts';

describe('text that PostgreSQL cannot store', () => {
  it.each(['\0', '\ud83d', '\ude00'])('is found at any depth, in values and keys: %j', (half) => {
    expect(findUnstorableText(half)).toEqual([]);
    expect(findUnstorableText({ rules: [1, null, { code: `VAT ${half}` }] })).toEqual(['rules', '2', 'code']);
    expect(findUnstorableText({ rates: { [half]: 'sound' } })).toEqual(['rates', half]);
  });

  it.each([undefined, null, 7, true, 'text', '😀', [], { name: 'Ünïcode 😀', list: ['\n', '\u0001'] }])(
    'is not found in %j',
    (document) => {
      expect(findUnstorableText(document)).toBeUndefined();
    },
  );
});
