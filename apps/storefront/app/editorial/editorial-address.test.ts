import { describe, expect, it } from 'vitest';
import { editorialHref, parseEditorialAddress } from './editorial-address.ts';

const read = (query: string) => parseEditorialAddress(new URLSearchParams(query));

describe('URL of an article list', () => {
  it.each([
    ['', 1],
    ['page=1', 1],
    ['page=7', 7],
    ['page=10000', 10_000],
    ['page=10001', 1],
    ['page=0', 1],
    ['page=-2', 1],
    ['page=1.5', 1],
    ['page=Infinity', 1],
    ['page=two', 1],
  ])('contains its page number, by default the first: %s', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it('contains query and tag, trimmed and limited in length', () => {
    expect(read('q=%20grip%20&tag=bars')).toEqual({ page: 1, q: 'grip', tag: 'bars' });
    expect(read('q=%20&tag=')).toEqual({ page: 1, q: undefined, tag: undefined });
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });

  it('survives a round trip, without default values', () => {
    expect(editorialHref('/theindex', { page: 1 })).toBe('/theindex');
    const asked = { page: 2, q: 'a & b', tag: 'bars' };
    const href = editorialHref('/theindex/history', asked);
    expect(href).toBe('/theindex/history?q=a+%26+b&tag=bars&page=2');
    expect(read(href.split('?')[1] ?? '')).toEqual(asked);
  });
});
