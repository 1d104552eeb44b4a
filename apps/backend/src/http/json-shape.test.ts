import { describe, expect, it } from 'vitest';
import { exceededJsonLimit, jsonLimits } from './json-shape.ts';

const limitOf = (json: string) => exceededJsonLimit(Buffer.from(json));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const namesOf = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0])));

describe('exceededJsonLimit', () => {
  it('finds nesting deeper than 64 levels [SECURITY-25]', () => {
    expect(limitOf(nested(jsonLimits.nesting))).toBeUndefined();
    expect(limitOf(nested(jsonLimits.nesting + 1))).toBe('nesting');
  });

  it('finds more values than any valid body has, including empty ones', () => {
    const listOf = (element: string, count: number) => `[${new Array(count).fill(element).join(',')}]`;
    expect(limitOf(listOf('0', 100_000))).toBeUndefined();
    expect(limitOf(listOf('0', 150_001))).toBe('values');
    expect(limitOf(listOf('{}', 100_000))).toBe('values');
  });

  it('finds more distinct names than any valid body has, counting each once', () => {
    expect(limitOf(namesOf(4_990))).toBeUndefined();
    expect(limitOf(namesOf(5_100))).toBe('names');
    expect(limitOf(`[${new Array(20_000).fill('{"name":0}').join(',')}]`)).toBeUndefined();
  });

  it('ignores syntax within strings', () => {
    expect(limitOf(JSON.stringify({ text: `\\"${'['.repeat(1_000)}"${','.repeat(200_000)}` }))).toBeUndefined();
  });
});
