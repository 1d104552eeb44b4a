import { describe, expect, it } from 'vitest';
import { copyLine, jsonCell } from './copy-line.ts';

describe('copyLine', () => {
  it('separates cells by tabs, and escapes separators in the content', () => {
    expect(copyLine(['a\tb', 'c\nd\r', '\\N', null, 1.5, true, ''])).toBe('a\\tb\tc\\nd\\r\t\\\\N\t\\N\t1.5\ttrue\t\n');
  });

  it('removes the character that the database cannot store, and no similar ones', () => {
    expect(copyLine(['a\u0000b'])).toBe('ab\n');
    expect(jsonCell({ name: 'a\u0000b' })).toBe('{"name":"ab"}');
    expect(jsonCell({ name: '\\u0000' })).toBe('{"name":"\\\\u0000"}');
  });
});
