import { describe, expect, it } from 'vitest';
import { editorialHref, parseEditorialAddress } from './editorial-address.ts';

const read = (query: string) => parseEditorialAddress(new URLSearchParams(query));

describe('the address of a list of articles', () => {
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
  ])('names its page, or the first where it names none: %s', (query, page) => {
    expect(read(query).page).toBe(page);
  });

  it('names words and a tag, trimmed and bounded', () => {
    expect(read('q=%20grip%20&tag=bars')).toEqual({ page: 1, q: 'grip', tag: 'bars' });
    expect(read('q=%20&tag=')).toEqual({ page: 1, q: undefined, tag: undefined });
    expect(read(`q=${'x'.repeat(300)}`).q).toHaveLength(200);
  });

  it('comes back from what it reads, with nothing in it that is the default', () => {
    expect(editorialHref('/theindex', { page: 1 })).toBe('/theindex');
    const asked = { page: 2, q: 'a & b', tag: 'bars' };
    const href = editorialHref('/theindex/history', asked);
    expect(href).toBe('/theindex/history?q=a+%26+b&tag=bars&page=2');
    expect(read(href.split('?')[1] ?? '')).toEqual(asked);
  });
});
