import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { embedJson, escapeHtml } from './html.ts';

describe('embedJson', () => {
  it('cannot end its script element or start a comment, and parses to the same value', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', '<script', ']]>', '\u2028', '&lt;'));
    fc.assert(
      fc.property(fc.dictionary(text, fc.array(text)), (value) => {
        const json = embedJson(value);
        expect(json).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('escapeHtml', () => {
  it('leaves no character that opens a tag, ends an attribute or starts an entity', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(escapeHtml(text).replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[&<>"']/);
      }),
    );
  });
});
