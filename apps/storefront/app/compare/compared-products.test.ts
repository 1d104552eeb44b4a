import { describe, expect, it } from 'vitest';
import { comparedCookieText, comparedHref, comparedIn, readCompared } from './compared-products.ts';

describe('products selected for comparison', () => {
  it('are at most four, each once, whatever a link or a cookie contains', () => {
    expect(comparedIn('1,2,2,x,-1,0,1.5,3,4,5')).toEqual([1, 2, 3, 4]);
    expect(comparedIn(null)).toEqual([]);
  });

  it('are restored from their cookie, which is deleted with the last product', () => {
    const cookie = comparedCookieText([1002, 1003], { isHttps: true });
    expect(readCompared(`a=1; ${cookie.split(';', 1)[0]}`)).toEqual([1002, 1003]);
    expect(cookie).toContain('; Secure');
    expect(comparedCookieText([], { isHttps: false })).toContain('compare=; Path=/; Max-Age=0');
    expect(readCompared('')).toEqual([]);
  });

  it('are contained in the URL of the comparison', () => {
    expect(comparedHref([1002, 1003])).toBe('/compare/chosen?ids=1002,1003');
    expect(comparedHref([])).toBe('/compare/chosen');
  });
});
